// Files that hold a table: a record (.sand) or a situation (.toml).
import { EngineAway, EngineError, freshSeed, type Engine, type Denied } from "../engine/client";
import type { Changed } from "../engine/types";
import { ServerAway } from "../online/server";
import { speech } from "../i18n/speech.svelte";
import { isHuman, isPlayer, type Player } from "../table/players";
import { playersFor, prefs } from "./prefs.svelte";

/** Why a file could not be opened: what the engine says of it, and of which game it is. */
export type FileTrouble = { file: string; game: string | null; failure: Denied };

/** A table as a text holds it. */
export type Opened = { game: string; record: string; players: Player[]; changed: Changed | null };

/** A record that is not what it was, and that nobody goes on with before he has read so. */
export type FileNotice = { file: string; game: string; changed: Changed };

export const FILE_TYPES = ".sand,.toml,text/plain";

/** Longer texts than this are no tables, and would only cost memory. */
export const LONGEST = 4 * 1024 * 1024;

export function troubleOf(file: string, error: unknown, record = ""): FileTrouble {
  const game = /^game (\S+)/m.exec(record)?.[1] ?? null;
  if (error instanceof EngineError) return { file, game, failure: error.failure };
  if (error instanceof EngineAway)
    return { file, game, failure: { kind: "text", reason: speech.t("engine-away") } };
  if (error instanceof ServerAway)
    return { file, game, failure: { kind: "text", reason: speech.t("online-unreachable") } };
  const reason = error instanceof Error ? error.message : String(error);
  return { file, game, failure: { kind: "text", reason } };
}

/** Whether whoever plays on plays another game than the one that the record holds. */
export const isOther = (changed: Changed | null): changed is Changed =>
  changed !== null && changed.fate !== "same" && changed.fate !== "unproven";

/** Opens the text of a file. A situation does not name its game: those are tried first that have its scenario. */
export async function openText(engine: Engine, name: string, text: string, games: string[]): Promise<Opened> {
  if (!name.endsWith(".toml")) {
    const changed = await engine.load(text);
    const game = await loadedGame(engine);
    return { game, record: await engine.record(), players: await players(engine), changed };
  }
  const scenario = /^scenario\s*=\s*"([^"]+)"/m.exec(text)?.[1];
  const infos = await Promise.all(games.map((game) => engine.info(game)));
  const likely = infos.filter((info) => info.scenarios.some(({ id }) => id === scenario)).map(({ id }) => id);
  let trouble: unknown = null;
  for (const game of new Set([...likely, ...games])) {
    try {
      await engine.loadSituation(game, text, freshSeed());
      return { game, record: await engine.record(), players: await players(engine), changed: null };
    } catch (error) {
      trouble ??= error;
    }
  }
  throw trouble;
}

const loadedGame = async (engine: Engine): Promise<string> => (await engine.sight(-1, 0)).view.game;

/** Who sits at a table that comes from a file: those it names; else those who sat at that game last, and somebody to play it. */
async function players(engine: Engine): Promise<Player[]> {
  const named = await engine.players();
  if (named.every((player) => player !== null && isPlayer(player))) return named as Player[];
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
