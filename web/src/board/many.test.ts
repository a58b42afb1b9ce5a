import { expect, test } from "vitest";
import type { Offer, Sight } from "../engine/types";
import { offer, sightOf } from "./fixture";
import { doAll, sendAll, takeBack, type Table } from "./many";

/** A table at which counters are taken and go to space 5; some cannot be taken, some cannot go there. */
function table(fixed: number[] = [], short: number[] = []) {
  const played: string[] = [];
  const all = [0, 1, 2];
  const sight = (): Sight => {
    const held = /^take (\d)$/.exec(played.at(-1) ?? "")?.[1];
    const gone = new Set(played.flatMap((action) => /^to5 (\d)$/.exec(action)?.[1] ?? []));
    const offers: Offer[] =
      held === undefined
        ? all
            .filter((id) => !fixed.includes(id) && !gone.has(String(id)))
            .map((id) => offer("take", `take ${id}`, { counter: id }))
        : short.includes(Number(held))
          ? []
          : [offer("go", `to5 ${held}`, { space: 5 }), offer("other", "stay")];
    return sightOf([], offers, { played: played.length, in_hand: held === undefined ? null : Number(held) });
  };
  const made: Table & { played: string[] } = {
    played,
    deciding: true,
    get sight() {
      return sight();
    },
    play: (action) => Promise.resolve(played.push(action) > 0),
    undo: () => Promise.resolve(played.pop()),
    why: () => Promise.resolve({ rule: "4", message: { id: "refuse", args: [] } }),
  };
  return made;
}

test("a stack stays counter by counter, but for who cannot be taken", async () => {
  const at = table([1]);
  await doAll(at, [0, 1, 2], "stay");
  expect(at.played).toEqual(["take 0", "stay", "take 2", "stay"]);
});

test("a stack goes counter by counter, and all of it can be taken back", async () => {
  const at = table();
  const sent = await sendAll(at, [0, 1, 2], 5);
  expect(at.played).toEqual(["take 0", "to5 0", "take 1", "to5 1", "take 2", "to5 2"]);
  expect(sent).toMatchObject({ before: 0, after: 6, gone: [0, 1, 2], stopped: null });
  await takeBack(at, sent);
  expect(at.played).toEqual([]);
});

test("one that is in hand already goes first and is taken back too", async () => {
  const at = table();
  await at.play("take 1");
  const sent = await sendAll(at, [1, 0], 5);
  expect(sent).toMatchObject({ before: 0, gone: [1, 0] });
  await takeBack(at, sent);
  expect(at.played).toEqual([]);
});

test("the first that cannot go stops the rest, says why and is put down again", async () => {
  const at = table([], [1]);
  const sent = await sendAll(at, [0, 1, 2], 5);
  expect(sent).toMatchObject({ gone: [0], stopped: { counter: 1, refusal: { rule: "4" } } });
  expect(at.played).toEqual(["take 0", "to5 0"]);
  const none = table([0]);
  expect(await sendAll(none, [0, 1], 5)).toMatchObject({ gone: [], stopped: { counter: 0 } });
});

test("of a formation those that can go do, and the others are counted", async () => {
  const at = table([2], [0]);
  const sent = await sendAll(at, [0, 1, 2], 5, true);
  expect(at.played).toEqual(["take 1", "to5 1"]);
  expect(sent).toMatchObject({ before: 0, after: 2, gone: [1], left: 2, stopped: { counter: 0 } });
  await takeBack(at, sent);
  expect(at.played).toEqual([]);
});

test("a stack goes straight where one of it could also go round", async () => {
  const at = table();
  const whole = Object.getOwnPropertyDescriptor(at, "sight")!.get!;
  Object.defineProperty(at, "sight", {
    get: (): Sight => {
      const now = whole.call(at) as Sight;
      if (now.in_hand !== 0) return now;
      return { ...now, offers: [...now.offers, offer("go", "round5 0", { space: 5, via: 4 })] };
    },
  });
  expect(await sendAll(at, [0, 1], 5)).toMatchObject({ gone: [0, 1], stopped: null });
  expect(at.played).toEqual(["take 0", "to5 0", "take 1", "to5 1"]);
});
