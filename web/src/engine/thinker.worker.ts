/// <reference lib="webworker" />
// Bots think here, at a table of their own that is kept in step, so that neither the page nor the table ever waits for
// them. A thought cannot be interrupted: whoever has no patience ends the worker.
import type { Answer } from "./client";
import { engineOf } from "./engines";
import { gameOf, type WasmAnalyst, type WasmTable } from "./games";
import { actionOf, goesOn, partsOf, type Parts } from "./records";
import type { Progress, Question } from "./thinker";

let table: WasmTable | null = null;
let known: Parts = { head: "", lines: [] };

/** More actions than this are played faster by beginning anew. */
const FEW = 60;

/** Plays what is new; false if that does not lead to where the record leads. */
function follow(table: WasmTable, wanted: Parts): boolean {
  if (!goesOn(known, wanted) || wanted.lines.length - known.lines.length > FEW) return false;
  try {
    while (known.lines.length < wanted.lines.length) {
      // What is no choice is played by itself: the table says how far it is.
      table.act(actionOf(wanted.lines[known.lines.length]!));
      known = partsOf(table.record());
    }
  } catch {
    return false;
  }
  return known.lines.length === wanted.lines.length && goesOn(known, wanted);
}

/** The table as a record says it stands. A table that goes on keeps the plans of its bots. */
async function inStep(record: string): Promise<WasmTable> {
  const { from_record } = await engineOf(gameOf(record));
  const wanted = partsOf(record);
  if (table && follow(table, wanted)) return table;
  const fresh = from_record(record);
  table?.free();
  table = fresh;
  known = wanted;
  return fresh;
}

function listener(id: number) {
  let last = 0;
  return {
    tell(done: number, of: number): boolean {
      const now = performance.now();
      if (now - last > 100) {
        last = now;
        self.postMessage({ id, progress: { share: of > 0 ? Math.min(done / of, 1) : 0 } } satisfies Progress);
      }
      return true;
    },
  };
}

/** Studies a game a little at a time, and tells what is known so far. */
async function analyse(id: number, record: string, viewer: number): Promise<unknown> {
  const analyst: WasmAnalyst = (await inStep(record)).analyst(viewer);
  const report = (): unknown => JSON.parse(analyst.report());
  try {
    let last = performance.now();
    while (analyst.step()) {
      if (performance.now() - last < 200) continue;
      self.postMessage({ id, progress: { report: report() } } satisfies Progress);
      // Messages may come in between.
      await new Promise((resolve) => setTimeout(resolve));
      last = performance.now();
    }
    return report();
  } finally {
    analyst.free();
  }
}

async function answer(id: number, question: Question): Promise<unknown> {
  if (question.name === "analyse") return analyse(id, question.record, question.viewer);
  const { bot, seed } = question;
  const table = await inStep(question.record);
  switch (question.name) {
    case "choose":
      return table.bot(bot, seed) ?? null;
    case "think":
      return JSON.parse(table.think(bot, seed, listener(id) as never));
    case "why_not":
      return JSON.parse(table.why_not(bot, seed, question.action, listener(id) as never));
  }
}

self.onmessage = async (event: MessageEvent<{ id: number; question: Question }>) => {
  const { id, question } = event.data;
  let said: Answer;
  try {
    said = { id, value: await answer(id, question) };
  } catch (error) {
    said = { id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(said);
};
