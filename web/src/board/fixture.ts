// A small board for tests: a column-and-row field of flat-topped hexes, and a box.
import type { CounterView, Info, Offer, Sight } from "../engine/types";

const HALF = Math.sqrt(3) / 6;
const WIDE = Math.sqrt(3) / 3;
const STEP = Math.sqrt(3) / 2;

export function field(columns: number, rows: number): Info {
  const spaces = [];
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows; r++) spaces.push(space(`${c}${r}`, 0, [c * STEP, r + (c % 2) / 2]));
  spaces.push(space("box", null, [0, 0]));
  return {
    id: "test",
    seats: ["red", "blue"],
    sides: ["red", "blue"],
    side_of: [0, 1],
    words: [],
    counters: ["a", "b", "c"].map((name) => ({
      name,
      side: 0,
      nation: "n",
      kind: "k",
      unit: name,
      size: "II",
      formation: "",
      steps: 2,
      values: ["3-4-8", "1-2-8"],
      badge: null,
      notes: [],
    })),
    spaces,
    corners: [
      [
        [HALF, -0.5],
        [WIDE, 0],
        [HALF, 0.5],
        [-HALF, 0.5],
        [-WIDE, 0],
        [-HALF, -0.5],
      ],
    ],
    look: {
      seats: {},
      nations: {},
      kinds: {},
      stripes: {},
      together: true,
      docked: false,
      formations: {},
      colours: {},
      glyphs: {},
      turns: [],
      turn_notes: [],
    },
    rulebook: [],
    parts_of_a_point: 2,
    open: false,
  } as unknown as Info;
}

function space(name: string, grid: number | null, at: [number, number]) {
  return {
    name,
    title: null,
    sign: null,
    grid,
    drawn: grid !== null,
    at,
    terrain: "open",
    features: [],
    source: "",
    rules: [],
    worth: 0,
  };
}

export function counter(name: string | null, state: string[] = []): CounterView {
  return { name, side: 0, nation: "n", kind: "k", values: "3-4-8", steps: 2, state };
}

export function offer(role: Offer["role"], action: string, touches: Partial<Offer> = {}): Offer {
  const nothing = { counter: null, space: null, via: null, number: null, track: null, card: null, others: [] };
  return { action, role, label: { id: action, args: [] }, rule: "1.0", ...nothing, ...touches };
}

export function sightOf(stacks: Sight["view"]["stacks"], offers: Offer[], change: Partial<Sight> = {}): Sight {
  const view = { stacks, marks: [], tracks: [] };
  const rest = { played: 1, to_act: 0, in_hand: null, reach: [], can_undo: true, prepared: [], offers };
  return { view, ...rest, ...change } as unknown as Sight;
}
