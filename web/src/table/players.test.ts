import { describe, expect, it } from "vitest";
import { isBot, isPlayer, planner, plannerOf } from "./players";

describe("players", () => {
  it("are read as they are written", () => {
    expect(plannerOf("level3")).toEqual({ level: 3, temper: "steady", budget: null });
    expect(plannerOf("level2:bold@3000")).toEqual({ level: 2, temper: "bold", budget: 3000 });
    expect(planner(5, "cautious")).toBe("level5:cautious");
    expect(planner(1)).toBe("level1");
    for (const word of ["human", "greedy", "level0", "level6", "level3:shy", "level33"])
      expect(plannerOf(word)).toBeNull();
  });

  it("are people, or bots that the engine knows", () => {
    expect(isPlayer("human")).toBe(true);
    expect(isBot("human")).toBe(false);
    for (const word of ["random", "greedy", "style0", "level4", "level3@3000"]) expect(isBot(word)).toBe(true);
    for (const word of ["", "clever", "level9", "1"]) expect(isPlayer(word)).toBe(false);
  });
});
