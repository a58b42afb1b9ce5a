// How the screen is laid out: sizes that the reader chose, what each game shows, and where each table is looked at.
import type { Camera } from "../map/chart";

const KEY = "sandtable-display";

export const COUNTER_SIZES = { small: 0.86, normal: 1, large: 1.14 } as const;
export type CounterSize = keyof typeof COUNTER_SIZES;

/** How large the interface is, in percent; by the screen, if nobody has chosen. */
export const SCALES = [90, 100, 110, 125, 150, 200] as const;
export type Scale = "auto" | (typeof SCALES)[number];

/** What is kept of a game: the overlays that are shown, and whether the panel is folded. */
type Shown = { overlays: string[]; folded: boolean };

type Kept = {
  counters: CounterSize;
  scale: Scale;
  games: Record<string, Shown>;
  /** The camera over each table, the last one used at the end. */
  cameras: [string, Camera][];
};

/** So many tables are remembered. */
const TABLES = 12;

const isCamera = (found: unknown): found is Camera =>
  typeof found === "object" &&
  found !== null &&
  (["x", "y", "p"] as const).every((key) => Number.isFinite((found as Record<string, unknown>)[key]));

function readGames(found: unknown): Record<string, Shown> {
  const entries = Object.entries(typeof found === "object" && found !== null ? found : {});
  return Object.fromEntries(
    entries.flatMap(([game, one]: [string, Partial<Shown> | null]) => {
      const { overlays, folded } = one ?? {};
      const good = Array.isArray(overlays) && overlays.every((name) => typeof name === "string");
      return good ? [[game, { overlays, folded: folded === true }]] : [];
    }),
  );
}

export function readDisplay(text: string | null): Kept {
  let found: Partial<Kept> = {};
  try {
    found = (JSON.parse(text ?? "{}") ?? {}) as Partial<Kept>;
  } catch {
    // Somebody else's text: we begin anew.
  }
  const cameras = Array.isArray(found.cameras) ? found.cameras : [];
  return {
    counters: found.counters !== undefined && found.counters in COUNTER_SIZES ? found.counters : "normal",
    scale: SCALES.find((scale) => scale === found.scale) ?? "auto",
    games: readGames(found.games),
    cameras: cameras.filter((one) => Array.isArray(one) && typeof one[0] === "string" && isCamera(one[1])),
  };
}

/** The scale that suits a window of a width: letters stay readable on a very large one. */
export const scaleFor = (width: number): number => (width >= 3200 ? 200 : width >= 2400 ? 125 : 100);

class Display {
  #kept = $state.raw<Kept>(readDisplay(null));
  #width = $state(0);

  constructor() {
    if (typeof window === "undefined") return;
    try {
      this.#kept = readDisplay(localStorage.getItem(KEY));
    } catch {
      // A browser that keeps nothing still shows everything.
    }
    this.#width = window.innerWidth;
    window.addEventListener("resize", () => (this.#width = window.innerWidth));
  }

  #set(change: Partial<Kept>) {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still shows everything.
    }
  }

  get counters(): CounterSize {
    return this.#kept.counters;
  }
  set counters(counters: CounterSize) {
    this.#set({ counters });
  }

  get scale(): Scale {
    return this.#kept.scale;
  }
  set scale(scale: Scale) {
    this.#set({ scale });
  }

  /** How many times its size the interface has. */
  get times(): number {
    return (this.#kept.scale === "auto" ? scaleFor(this.#width) : this.#kept.scale) / 100;
  }

  shownOf(game: string): Shown | null {
    return this.#kept.games[game] ?? null;
  }

  keepShown(game: string, shown: Shown) {
    this.#set({ games: { ...this.#kept.games, [game]: shown } });
  }

  cameraOf(table: string): Camera | null {
    return this.#kept.cameras.find(([id]) => id === table)?.[1] ?? null;
  }

  keepCamera(table: string, camera: Camera) {
    const others = this.#kept.cameras.filter(([id]) => id !== table);
    this.#set({ cameras: [...others.slice(1 - TABLES), [table, camera]] });
  }
}

export const display = new Display();
