// Files that hold a table: a record (.sand) or a situation (.toml).
import { EngineError, freshSeed, type Engine } from "../engine/client";
import type { Thinker } from "../engine/thinker";
import { isHuman, type Player } from "../table/players";
import { Session } from "../table/session.svelte";
import { playersFor, prefs } from "./prefs.svelte";

/** Why a file could not be opened. */
export type FileTrouble = { file: string; line: number | null; reason: string };

export const FILE_TYPES = ".sand,.toml,text/plain";

export function troubleOf(file: string, error: unknown): FileTrouble {
  if (error instanceof EngineError && error.failure.kind === "text") {
    return { file, line: error.failure.line ?? null, reason: error.failure.reason };
  }
  return { file, line: null, reason: error instanceof Error ? error.message : String(error) };
}

/** Opens a file as a new table of its own. A situation does not name its game: the games are tried in turn. */
export async function openFile(engine: Engine, thinker: Thinker, file: File, games: string[]): Promise<Session> {
  const text = await file.text();
  const id = crypto.randomUUID();
  if (!file.name.endsWith(".toml")) {
    await engine.load(text);
    return Session.resume(engine, thinker, await loadedGame(engine), text, await players(engine), id);
  }
  let trouble: unknown = null;
  for (const game of games) {
    try {
      await engine.loadSituation(game, text, freshSeed());
      const record = await engine.record();
      return await Session.resume(engine, thinker, game, record, await players(engine), id);
    } catch (error) {
      trouble ??= error;
    }
  }
  throw trouble;
}

const loadedGame = async (engine: Engine): Promise<string> => (await engine.sight(-1, 0)).view.game;

/** Who sits at a table that comes from a file: those who sat at that game last, and somebody to play it. */
async function players(engine: Engine): Promise<Player[]> {
  const game = await loadedGame(engine);
  const last = prefs.playersOf(game, (await engine.info(game)).seats.length);
  return last.some(isHuman) ? last : playersFor(last.length);
}

/** Hands a text to the reader as a file. */
export function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
