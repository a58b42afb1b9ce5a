// What the counters' pictures need, from what the engine says of a counter.
import type { Body, Piece } from "../counters/types";
import type { CounterView, Info } from "../engine/types";

const UNKNOWN: Body = { body: "#b9b3a4", ink: "#26221a", box: "#f3f0df", box_ink: "#26221a" };

/** The picture of a counter as the viewer knows it. */
export function pieceOf(info: Info, id: number | null, view: CounterView): Piece {
  const print = id === null ? undefined : info.counters[id];
  const look = info.look;
  const side = info.sides[view.side];
  return {
    view,
    face: print
      ? {
          name: print.name,
          side: print.side,
          nation: print.nation,
          kind: print.kind,
          unit: print.unit,
          size: print.size,
          formation: look.formations[print.formation] ?? print.formation,
          stripe: look.stripes[print.formation] ?? null,
          steps: print.steps,
          badge: print.badge,
          notes: print.notes,
        }
      : null,
    body: look.nations[view.nation] ?? UNKNOWN,
    symbol: look.kinds[view.kind] ?? [],
    glyphs: look.glyphs,
    corners: (side === undefined ? undefined : look.seats[side]?.corners) ?? "round",
  };
}
