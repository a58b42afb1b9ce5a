import { describe, expect, it } from "vitest";
import { actionOf, goesOn, partsOf } from "./records";

const RECORD = "sandtable record 2\ngame g\nseed 07\n\nred go 0101\nblue done\nred pass\nend 00ff\n";

describe("records", () => {
  it("have a head and lines", () => {
    expect(partsOf(RECORD)).toEqual({
      head: "sandtable record 2\ngame g\nseed 07",
      lines: ["red go 0101", "blue done", "red pass"],
    });
    expect(partsOf("sandtable record 2\ngame g\n").lines).toEqual([]);
    expect(actionOf("red go 0101")).toBe("go 0101");
  });

  it("go on, or do not", () => {
    const cut = (record: string, played: number) => {
      const { head, lines } = partsOf(record);
      return [head, "", ...lines.slice(0, played), ""].join("\n");
    };
    const [early, late] = [partsOf(cut(RECORD, 1)), partsOf(RECORD)];
    expect(goesOn(early, late)).toBe(true);
    expect(goesOn(late, early)).toBe(false);
    const rolled = partsOf(RECORD.replace("red pass", "roll 3\nred pass"));
    expect(goesOn(early, rolled)).toBe(false);
    expect(goesOn(partsOf(RECORD.replace("blue done", "blue stop")), late)).toBe(false);
    expect(goesOn(partsOf(cut(RECORD.replace("07", "08"), 1)), late)).toBe(false);
  });
});
