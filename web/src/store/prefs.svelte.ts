// What the reader prefers; kept in this browser.
import { ADVISER, HUMAN, OPPONENT, isBot, isPlayer, type Player } from "../table/players";
import { LANGUAGES, detectLanguage, type Language } from "../i18n/speech.svelte";

export type ThemeChoice = "auto" | "light" | "dark";
export type Theme = "light" | "dark";

const KEY = "sandtable-prefs";

type Kept = {
  theme: ThemeChoice;
  language: Language | null;
  dice: boolean;
  botPace: number;
  handover: boolean;
  /** Whether the map goes where something happens. */
  follow: boolean;
  /** Whether the notes of a first game are still to be shown. */
  notes: boolean;
  /** The bot that gives advice. */
  adviser: Player;
  /** What others are told who plays. */
  name: string;
  /** Who sat in the seats of each game last. */
  seats: Record<string, Player[]>;
  /** Which scenario of each game was played last. */
  scenarios: Record<string, string>;
};

/** A person against bots, where nobody has chosen yet. */
export const playersFor = (seats: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? HUMAN : OPPONENT));

function readSeats(found: unknown): Record<string, Player[]> {
  if (typeof found !== "object" || found === null) return {};
  const good = (list: unknown): list is Player[] =>
    Array.isArray(list) && list.every((word) => typeof word === "string" && isPlayer(word));
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Player[]] => good(entry[1])));
}

function readWords(found: unknown): Record<string, string> {
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

export const BOT_PACES = [0, 250, 800] as const;

export function readPrefs(text: string | null): Kept {
  let found: Partial<Kept> = {};
  try {
    found = (JSON.parse(text ?? "{}") ?? {}) as Partial<Kept>;
  } catch {
    // Somebody else's text: we begin anew.
  }
  return {
    theme: found.theme === "light" || found.theme === "dark" ? found.theme : "auto",
    language: LANGUAGES.find((code) => code === found.language) ?? null,
    dice: found.dice !== false,
    botPace: BOT_PACES.find((pace) => pace === found.botPace) ?? 250,
    handover: found.handover !== false,
    follow: found.follow !== false,
    notes: found.notes !== false,
    adviser: typeof found.adviser === "string" && isBot(found.adviser) ? found.adviser : ADVISER,
    name: typeof found.name === "string" ? found.name.slice(0, 40) : "",
    seats: readSeats(found.seats),
    scenarios: readWords(found.scenarios),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Prefs {
  #kept = $state<Kept>(readPrefs(null));
  #dark = $state(false);

  constructor() {
    if (typeof window === "undefined") return;
    this.#kept = readPrefs(stored());
    const media = matchMedia("(prefers-color-scheme: dark)");
    this.#dark = media.matches;
    media.addEventListener("change", () => (this.#dark = media.matches));
  }

  #set<K extends keyof Kept>(key: K, value: Kept[K]) {
    this.#kept[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get themeChoice(): ThemeChoice {
    return this.#kept.theme;
  }
  set themeChoice(theme: ThemeChoice) {
    this.#set("theme", theme);
  }

  /** The theme that is shown. */
  get theme(): Theme {
    if (this.#kept.theme === "auto") return this.#dark ? "dark" : "light";
    return this.#kept.theme;
  }

  get language(): Language {
    return this.#kept.language ?? detectLanguage(navigator.languages);
  }
  set language(language: Language) {
    this.#set("language", language);
  }

  get dice(): boolean {
    return this.#kept.dice;
  }
  set dice(dice: boolean) {
    this.#set("dice", dice);
  }

  get botPace(): number {
    return this.#kept.botPace;
  }
  set botPace(pace: number) {
    this.#set("botPace", pace);
  }

  /** Whether two players at one screen are asked to pass it. */
  get handover(): boolean {
    return this.#kept.handover;
  }
  set handover(handover: boolean) {
    this.#set("handover", handover);
  }

  /** Whether the map goes where something happens, whoever acts. */
  get follow(): boolean {
    return this.#kept.follow;
  }
  set follow(follow: boolean) {
    this.#set("follow", follow);
  }

  get notes(): boolean {
    return this.#kept.notes;
  }
  set notes(notes: boolean) {
    this.#set("notes", notes);
  }

  get adviser(): Player {
    return this.#kept.adviser;
  }
  set adviser(adviser: Player) {
    this.#set("adviser", adviser);
  }

  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#set("name", name);
  }

  /** Who sat in the seats of a game last. */
  playersOf(game: string, seats: number): Player[] {
    // A game may have more seats than when it was played last.
    const last = this.#kept.seats[game] ?? [];
    return playersFor(seats).map((player, seat) => last[seat] ?? player);
  }

  rememberPlayers(game: string, players: readonly Player[]) {
    this.#set("seats", { ...this.#kept.seats, [game]: [...players] });
  }

  /** The scenario that was played last, if one was. */
  scenarioOf(game: string): string | undefined {
    return this.#kept.scenarios[game];
  }

  rememberScenario(game: string, scenario: string) {
    this.#set("scenarios", { ...this.#kept.scenarios, [game]: scenario });
  }
}

export const prefs = new Prefs();
