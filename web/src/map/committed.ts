import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Chart } from "./chart";

/** For tests: the charts of all games in the data folder, by name. */
export function committed(): [string, Chart][] {
  const data = new URL("../../../data/", import.meta.url);
  return readdirSync(data)
    .map((game) => [game, new URL(`${game}/chart.json`, data)] as const)
    .filter(([, file]) => existsSync(file))
    .map(([game, file]) => [game, JSON.parse(readFileSync(file, "utf8")) as Chart]);
}
