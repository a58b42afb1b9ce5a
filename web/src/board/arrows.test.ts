import { describe, expect, it } from "vitest";
import type { Arrow, Info } from "../engine/types";
import { drawn, sweep, tally, touched } from "./arrows";

const at = (x: number, y: number, shown = true) => ({ at: [x, y], drawn: shown });
const info = { spaces: [at(0, 0), at(1, 0), at(3, 0), at(0, 0, false)] } as unknown as Info;
const arrow = (from: number | null, to: number, attack = false): Arrow => ({
  seat: 0,
  counter: null,
  from,
  to,
  attack,
});

describe("plans", () => {
  it("count places that are attacked, and those that are only fired at", () => {
    // Two attack 1 and a gun helps them; 2 is fired at from afar, 0 from the air.
    const fights = [
      arrow(0, 1, true),
      arrow(0, 1, true),
      arrow(2, 1, true),
      arrow(0, 2, true),
      arrow(null, 0, true),
    ];
    expect(tally(info, [arrow(0, 2), ...fights])).toEqual({ moves: 1, attacks: 1, fire: 2 });
  });

  it("draw those who go together as one arrow", () => {
    const list = drawn(info, [
      { tone: "plan", arrows: [arrow(0, 2), arrow(0, 2), arrow(null, 1, true)] },
      { tone: "other", arrows: [arrow(0, 2)] },
    ]);
    expect(list.map(({ tone, count, attack }) => [tone, count, attack])).toEqual([
      ["plan", 2, false],
      ["plan", 1, true],
      ["other", 1, false],
    ]);
  });

  it("come from beyond the map, but do not lead there", () => {
    const list = drawn(info, [{ tone: "plan", arrows: [arrow(3, 1), arrow(0, 3), arrow(1, 1)] }]);
    expect(list).toHaveLength(1);
    expect(list[0]!.from).toBeNull();
    expect(touched([{ tone: "plan", arrows: [arrow(3, 1), arrow(null, 2)] }])).toEqual([3, 1, 2]);
  });

  it("are closed shapes with a head", () => {
    const shape = sweep({ x: 0, y: 0 }, { x: 3, y: 0 }, 0.2);
    expect(shape).toMatch(/^M[-\d. ]+(L[-\d. ]+)+Z$/);
    expect(shape).not.toContain("NaN");
    expect(sweep({ x: 1, y: 1 }, { x: 1, y: 1 }, 0.2)).not.toContain("NaN");
  });
});
