// Counters on their way, as the log tells it, and the camera that goes with them.
import type { LogLine } from "../table/session.svelte";
import { centre } from "./hexes";
import type { Moved } from "./offers";
import { pieceOf } from "./pieces";
import type { Flying, Scene } from "./scene.svelte";
import type { Way } from "./way.svelte";
import { toldWay } from "./ways";

/** Of so many only those go of which the log tells it: else the board was laid anew. */
const MANY = 12;
let flown = 0;

/** The spaces where something happened that the board shows: what was fired at, and where somebody came to. */
export function happenedAt(lines: readonly LogLine[]): number[] {
  return [...new Set(lines.flatMap(({ line, way }) => (line ? [line[1]] : way.slice(-1))))];
}

/** The flights of those that moved; `dropped` was brought there by hand, `wait` says when the camera is there. */
export function flightsOf(
  scene: Scene,
  way: Way,
  fresh: readonly LogLine[],
  list: readonly Moved[],
  dropped: number | null,
  wait: ReadonlyMap<number, number>,
): Flying[] {
  const { info } = scene;
  return list.flatMap(({ counter, from, to }) => {
    const said = toldWay(fresh, counter, from, to);
    if (counter === dropped || (list.length > MANY && !said)) return [];
    const known = way.known(counter, to);
    const line = [from, ...known.map((leg) => leg.space).filter((space) => space !== from)];
    const points = scene.pointsOf(said ?? (known.length > 0 ? line : [from, to]));
    const view = scene.standing.get(to)?.counters.find((one) => one.id === counter)?.view;
    if (!view || points.length < 2 || !centre(info, to)) return [];
    const piece = pieceOf(info, counter, view);
    return [{ counter, key: ++flown, piece, way: points, wait: wait.get(to) ?? 0 }];
  });
}
