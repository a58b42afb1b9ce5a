import { describe, expect, it, vi } from "vitest";
import type { Engine } from "../engine/client";
import type { Thinker } from "../engine/thinker";
import type { Message, Sight } from "../engine/types";
import { HUMAN, type Player } from "./players";
import { Present } from "./present.svelte";
import { Session } from "./session.svelte";

/** Who decides in which phase, one after the other: a fight of the first seat that the second has to answer. */
const GAME: [number, string][] = [
  [0, "combat"],
  [0, "combat"],
  [1, "combat"],
  [0, "combat"],
  [1, "combat"],
  [0, "combat"],
  [0, "advance"],
];

async function table(second: Player, lossAt = -1) {
  let played = 0;
  const asked: string[] = [];
  const sight = (): Sight =>
    ({
      played,
      to_act: GAME[played]?.[0] ?? null,
      view: { turn: 1, phase: { id: GAME[played]?.[1] ?? "end", args: [] }, stacks: [], piles: [] },
      offers: [],
      piles: [],
      // Whatever is done, dice fall.
      history:
        played === 0
          ? []
          : [{ seat: 0, events: [{ message: { id: "roll", args: [["die", { die: 6 }]] }, rule: "6.2" }] }],
    }) as unknown as Sight;
  const engine = {
    info: async () => ({ id: "g", seats: ["a", "b"], side_of: [0, 1] }),
    start: async () => {},
    load: async () => {},
    seat: async () => {},
    stakes: async () => ({ warnings: [{ grave: played === lossAt }] }),
    record: async () => "",
    sight: async () => sight(),
    act: async () => void played++,
    play: async () => (played++, sight()),
  } as unknown as Engine;
  const answer = (bot: Player) => {
    asked.push(`${GAME[played]![0]} ${String(bot)}`);
    return { action: "x", why: null };
  };
  const thinker = {
    choose: async (_: string, bot: Player) => answer(bot).action,
    think: async (_: string, bot: Player) => answer(bot),
    stop: () => {},
  } as unknown as Thinker;
  const setup = { game: "g", scenario: "s", options: {}, players: [HUMAN, second], seed: "1" };
  const session = await Session.start(engine, thinker, setup);
  session.botPace = 0;
  session.showDice = false;
  session.adviser = "greedy" as Player;
  return { session, asked, played: () => played, engine, thinker };
}

describe("a phase that a bot plays", () => {
  it("is played to its end, the opponent answering as himself", async () => {
    const { session, asked, played } = await table("random" as Player);
    await session.playOn();
    expect(played()).toBe(6);
    expect(asked).toEqual(["0 greedy", "0 greedy", "1 random", "0 greedy", "1 random", "0 greedy"]);
    expect(session.lentBy).toBeNull();
    expect(session.deciding).toBe(true);
  });

  it("leaves to the person what loses something for good", async () => {
    const { session, played } = await table("random" as Player, 3);
    await session.playOn();
    expect(played()).toBe(3);
    expect(session.lentBy).toBeNull();
    expect(session.deciding).toBe(true);
  });

  it("waits for a person who has to answer, and then goes on", async () => {
    const { session, asked, played } = await table(HUMAN);
    await session.playOn();
    expect(played()).toBe(2);
    expect(session.handover).toBe(1);
    await session.takeOver();
    expect(session.deciding).toBe(true);
    await session.play("answer");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(played()).toBe(4);
    expect(session.lentBy).toBe(0);
    await session.play("answer");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(played()).toBe(6);
    expect(session.lentBy).toBeNull();
    // The phase is over: whose it was takes the screen back.
    expect(session.handover).toBe(0);
    expect(asked.every((one) => one === "0 greedy")).toBe(true);
  });
});

describe("whoever takes the screen over", () => {
  it("is told what came of the fight that he comes into", async () => {
    const { session } = await table(HUMAN);
    await session.play("attack");
    await session.play("commit");
    expect(session.handover).toBe(1);
    await session.takeOver();
    // All since the other's last action: the roll is of it.
    expect(session.since).toBe(1);
  });
});

describe("who gives a seat to a bot", () => {
  it("sees no more than before", async () => {
    const { session } = await table("random" as Player, 0);
    await session.seat(0, "random" as Player);
    expect(session.viewer).toBe(0);
    expect(session.watched).toBe(false);
  });

  it("sees no more after the page was opened again, either", async () => {
    const { session, engine, thinker } = await table("random" as Player, 0);
    await session.seat(0, "random" as Player);
    const resume = (viewer?: number) => Session.resume(engine, thinker, "g", "", session.players, "id", viewer);
    expect(await resume(session.viewer)).toMatchObject({ viewer: 0, watched: false });
    // Where nobody ever played there are no secrets.
    expect(await resume()).toMatchObject({ viewer: -1, watched: true });
  });
});

describe("dice", () => {
  it("wait for the person who rolled them, and the board with them", async () => {
    const { session } = await table("random" as Player);
    session.showDice = true;
    const done = session.play("x");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(session.roll?.dice).toEqual([6]);
    expect(session.now.played).toBe(0);
    session.dismissRoll();
    expect(await done).toBe(true);
    expect(session.now.played).toBe(1);
    expect(session.recent).toHaveLength(1);
  });

  it("of a bot stop nobody, and can be looked back at; at once there are none", async () => {
    const slow = await table("random" as Player);
    slow.session.showDice = true;
    slow.session.botPace = 1;
    await slow.session.playOn();
    expect(slow.played()).toBe(6);
    expect(slow.session.recent.length).toBeGreaterThan(4);
    const quick = await table("random" as Player);
    quick.session.showDice = true;
    await quick.session.playOn();
    expect(quick.session.recent).toEqual([]);
  });
});

describe("what is played", () => {
  /** When it is kept and when it is shown. */
  async function order(message: Message): Promise<string[]> {
    let played = 0;
    const sight = () => {
      const events = played === 0 ? [] : [{ message, rule: "4.0" }];
      const view = { turn: 1, phase: { id: "p", args: [] }, stacks: [], piles: [] };
      return { played, to_act: 0, view, offers: [], piles: [], history: [{ seat: 0, events }] } as unknown as Sight;
    };
    const engine = {
      info: async () => ({ id: "g", seats: ["a"], side_of: [0] }),
      start: async () => {},
      seat: async () => {},
      record: async () => "",
      sight: async () => sight(),
      play: async () => (played++, sight()),
    } as unknown as Engine;
    const setup = { game: "g", scenario: "s", options: {}, players: [HUMAN], seed: "1" };
    const session = await Session.start(engine, { stop: () => {} } as unknown as Thinker, setup);
    session.showDice = false;
    const seen: string[] = [];
    session.changed = async () => void seen.push(session.now.played === 1 ? "shown, then kept" : "kept first");
    await session.play("x");
    expect(session.now.played).toBe(1);
    return seen;
  }

  it("is shown at once", async () => {
    expect(await order({ id: "moves", args: [] })).toEqual(["shown, then kept"]);
  });

  it("is on the board first, and a frame later in the panels", async () => {
    const { session } = await table(HUMAN);
    const frames: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
    const present = new Present();
    present.accept(session.now, 0);
    present.catchUp();
    present.accept({ ...session.now, played: 1 }, 0);
    const seen = present.paint();
    expect([present.now.played, present.known.played]).toEqual([1, 0]);
    const behind = present.caughtUp();
    frames.forEach((frame) => frame());
    await seen;
    expect([present.now.played, present.known.played]).toEqual([1, 1]);
    expect([await behind, await present.caughtUp()]).toEqual([false, true]);
    vi.unstubAllGlobals();
  });

  it("is kept before dice are seen", async () => {
    expect(await order({ id: "rolls", args: [["die", { die: 6 }]] })).toEqual(["kept first"]);
  });
});
