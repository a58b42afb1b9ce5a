// Messages of the engine and of the page, in the reader's language. The texts are the engine's own Fluent files.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import type { Arg, Info, Message } from "../engine/types";

export const LANGUAGES = ["en", "it", "es", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A piece of a sentence: plain text, or something that can be pointed at. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "counter"; counter: number; text: string }
  | { kind: "space"; space: number; text: string }
  | { kind: "die"; value: number };

/** A piece with the signs that must stay on its line: a full stop never stands alone. */
export type Bound = { piece: Piece; after: string };

/** The pieces of a sentence, each with the signs that follow it at once. */
export function bound(pieces: readonly Piece[]): Bound[] {
  const list: Bound[] = [];
  for (const piece of pieces) {
    const last = list.at(-1);
    if (piece.kind !== "text" || !last || last.piece.kind === "text") {
      list.push({ piece, after: "" });
      continue;
    }
    const [signs = ""] = /^[\p{Pe}\p{Pf}.,;:!?…]+/u.exec(piece.text) ?? [];
    last.after = signs;
    const text = piece.text.slice(signs.length);
    if (text) list.push({ piece: { kind: "text", text }, after: "" });
  }
  return list;
}

// Arguments that can be pointed at are passed through Fluent as a mark, a number and the mark again.
const MARK = "\uE000";

async function read(path: string): Promise<string> {
  const answer = await fetch(new URL(path, document.baseURI));
  return answer.ok ? answer.text() : "";
}

export function detectLanguage(wanted: readonly string[]): Language {
  return negotiateLanguages([...wanted], [...LANGUAGES], {
    defaultLocale: "en",
    strategy: "lookup",
  })[0] as Language;
}

/** Nothing is filled into a text. */
const NONE: Record<string, string | number> = {};

export class Speech {
  language = $state<Language>("en");
  /** The game whose words come first where nobody says which: two games may use one word for different things. */
  game = $state<string | null>(null);
  /** That game's own words for what the page would call otherwise: by the page's id, the game's. */
  words = $state.raw<Record<string, string | undefined>>({});
  /** The page's own words: the language, then English. */
  #page = $state.raw<FluentBundle[]>([]);
  #games = $state.raw<ReadonlyMap<string, FluentBundle[]>>(new Map());

  /** Loads the page's words and those of some games, in a language, with English behind it. */
  async load(language: Language, games: readonly string[]): Promise<void> {
    const chain = language === "en" ? ["en"] : [language, "en"];
    const bundles = (files: (code: string) => string[]) =>
      Promise.all(
        chain.map(async (code) => {
          const bundle = new FluentBundle(code, { useIsolating: false });
          const texts = await Promise.all(files(code).map((file) => read(`i18n/${code}/${file}.ftl`)));
          for (const text of texts) bundle.addResource(new FluentResource(text));
          return bundle;
        }),
      );
    // The rules come from the engine in English.
    const files = (game: string) => (code: string) => (code === "en" ? [game] : [game, `${game}-rules`]);
    const [page, ...each] = await Promise.all([
      bundles(() => ["web", "board", "engine"]),
      ...games.map((game) => bundles(files(game))),
    ]);
    this.#page = page;
    this.#games = new Map(games.map((game, i) => [game, each[i]!]));
    this.language = language;
    this.#called.clear();
    this.#fixed.clear();
    document.documentElement.lang = language;
  }

  #find(
    id: string,
    args: Record<string, string | number>,
    attribute?: string,
    game: string | null = this.game,
  ): string | null {
    const own = (game === null ? undefined : this.#games.get(game)) ?? [];
    const all = this.#page;
    const key = args === NONE ? `${game} ${id} ${attribute}` : "";
    const known = this.#fixed.get(key);
    if (known !== undefined) return known;
    let found: string | null = null;
    for (const bundle of [...own, ...all]) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (!pattern) continue;
      found = bundle.formatPattern(pattern, args);
      break;
    }
    if (args === NONE) this.#fixed.set(key, found);
    return found;
  }

  /** A text of the page, in the words of the game that is played if it has its own. */
  t(id: string, args: Record<string, string | number> = NONE): string {
    const own = this.words[id];
    return (own === undefined ? null : this.#find(own, args)) ?? this.#find(id, args) ?? id;
  }

  /** A head of a table, as the game says it; as it is printed if there are no other words for it. */
  code(word: string): string {
    return this.term(this.words[word] ?? word) ?? word;
  }

  /** An attribute of a message, or null. */
  attribute(id: string, name: string, game?: string): string | null {
    return this.#find(id, NONE, name, game);
  }

  /** A term, or null if no language has it. */
  term(id: string, game?: string): string | null {
    const found = this.#find(id, NONE, undefined, game);
    // The engine may write `high_ground` where the texts write `high-ground`.
    return found ?? (id.includes("_") ? this.#find(id.replaceAll("_", "-"), NONE, undefined, game) : null);
  }

  /** The name of a seat. */
  seat(info: Info, seat: number): string {
    const word = info.seats[seat] ?? "?";
    return this.term(`seat-${word}`, info.id) ?? word;
  }

  /** The name of a side: that of seats, or one that the rules play. */
  side(info: Info, side: number): string {
    const word = info.sides[side] ?? "?";
    return this.term(`seat-${word}`, info.id) ?? word;
  }

  space(info: Info, id: number): string {
    const space = info.spaces[id];
    if (!space) return "?";
    if (space.sign) return `${space.name} ${space.sign}`;
    if (space.grid === null) return this.term(`space-${space.name}`, info.id) ?? space.title ?? space.name;
    if (space.title) return `${space.name} ${space.title}`;
    return space.name;
  }

  /** A counter as a player would say it: number, size, formation. */
  counter(info: Info, id: number): string {
    const key = `${this.language} ${info.id} ${id}`;
    const known = this.#called.get(key) ?? this.#call(info, id);
    this.#called.set(key, known);
    return known;
  }
  /** Texts that nothing is filled into. */
  readonly #fixed = new Map<string, string | null>();
  /** What counters are called: they are named everywhere, over and over. */
  readonly #called = new Map<string, string>();

  #call(info: Info, id: number): string {
    const face = info.counters[id];
    if (!face) return "?";
    const { unit, nation } = face;
    const formation = this.#formation(info, face.formation ?? "") ?? face.formation ?? "";
    // A number is an ordinal, in the gender of what it counts.
    const number = /^\d+$/.test(unit);
    const form = number ? new Intl.PluralRules(this.language, { type: "ordinal" }).select(Number(unit)) : "";
    const nth = (attribute?: string): string => (number && this.#find("nth", { unit, form }, attribute)) || unit;
    const [n, formed] = [number ? Number(unit) : 0, formation ? "yes" : "no"];
    const named = { unit, n, nth: nth(), nth_f: nth("feminine"), nation, formation, formed, size: face.size };
    const called = this.#find(face.kind, named, "name", info.id);
    if (called) return called;
    const size = `size-${face.size}`;
    // An arm may have words of its own for a regiment or a brigade.
    const sized =
      this.#find(face.kind, named, "arm", info.id) ??
      ((number && this.#find(size, named, "nth")) || `${unit} ${this.term(size) ?? face.size}`).trim();
    return formation ? `${sized} (${formation})` : sized;
  }

  /** A formation as the language has it, or as it is printed. */
  #formation(info: Info, id: string): string | null {
    return this.term(`formation-${id}`, info.id) ?? info.look.formations[id] ?? null;
  }

  #plain(info: Info, arg: Arg): string | number {
    // A minus sign is longer than a hyphen.
    if ("number" in arg) return arg.number < 0 ? `−${-arg.number}` : arg.number;
    if ("points" in arg) return written(arg.points, info.parts_of_a_point);
    if ("die" in arg) return arg.die;
    if ("counter" in arg) return this.counter(info, arg.counter);
    if ("space" in arg) return this.space(info, arg.space);
    if ("seat" in arg) return this.seat(info, arg.seat);
    if ("side" in arg) return this.side(info, arg.side);
    if ("word" in arg) {
      const word = info.words[arg.word] ?? "?";
      return this.term(word, info.id) ?? this.#formation(info, word) ?? word;
    }
    if ("term" in arg) return this.term(arg.term, info.id) ?? arg.term;
    return arg.code;
  }

  /** One value of a card or a table. */
  value(info: Info, arg: Arg): string {
    return String(this.#plain(info, arg));
  }

  /** A message of the engine as plain text: for titles, screen readers and search. */
  say(info: Info, message: Message): string {
    const args = Object.fromEntries(message.args.map(([name, arg]) => [name, this.#plain(info, arg)]));
    return this.#find(message.id, args, undefined, info.id) ?? message.id;
  }

  /** The same in a few words, where the game has a short form. */
  brief(info: Info, message: Message): string {
    const args = Object.fromEntries(message.args.map(([name, arg]) => [name, this.#plain(info, arg)]));
    return this.#find(message.id, args, "short", info.id) ?? this.say(info, message);
  }

  /** A form of a message that only some have: a title, a few words for a button. */
  form(info: Info, message: Message, form: "title" | "short"): string | null {
    const args = Object.fromEntries(message.args.map(([name, arg]) => [name, this.#plain(info, arg)]));
    return this.#find(message.id, args, form, info.id);
  }

  /** What a table makes of attack and defence: set against each other, or as the game says. */
  sums(table: string, attack: number, defence: number): string {
    const args = { attack, defence, product: attack * defence };
    return this.#find(table, args, "sums") ?? this.t("tally-against", args);
  }

  /** A message of the engine in pieces, so that counters, spaces and dice can be shown as such. */
  pieces(info: Info, message: Message): Piece[] {
    const parts: Piece[] = [];
    const args: Record<string, string | number> = {};
    const marked: Piece[] = [];
    for (const [name, arg] of message.args) {
      const plain = this.#plain(info, arg);
      let piece: Piece | null = null;
      if ("counter" in arg) piece = { kind: "counter", counter: arg.counter, text: String(plain) };
      else if ("space" in arg) piece = { kind: "space", space: arg.space, text: String(plain) };
      else if ("die" in arg) piece = { kind: "die", value: arg.die };
      args[name] = piece ? `${MARK}${marked.push(piece) - 1}${MARK}` : plain;
    }
    const text = this.#find(message.id, args, undefined, info.id) ?? message.id;
    text.split(MARK).forEach((part, i) => {
      if (i % 2 === 1) parts.push(marked[Number(part)]!);
      else if (part) parts.push({ kind: "text", text: part });
    });
    return parts;
  }

  ruleTitle(info: Info, number: string): string {
    const rule = info.rulebook.find((r) => r.number === number);
    return this.term(`rule-${number.replaceAll(/[.–]/gu, "-")}`, info.id) ?? rule?.title ?? number;
  }

  ruleSummary(info: Info, number: string): string {
    const rule = info.rulebook.find((r) => r.number === number);
    return this.attribute(`rule-${number.replaceAll(/[.–]/gu, "-")}`, "summary", info.id) ?? rule?.summary ?? "";
  }

  /** A day as the language writes it; the time alone where a text has one. */
  day(iso: string, style: "short" | "long" = "short"): string {
    const timed = iso.includes("T");
    const date = new Date(timed ? `${iso}Z` : `${iso}T12:00:00Z`);
    if (Number.isNaN(date.getTime())) return iso;
    const month = style === "short" ? "short" : "long";
    // English here is that of the texts: 6 June, not June 6.
    const locale = this.language === "en" ? "en-GB" : this.language;
    const key = `${locale} ${timed ? "time" : month}`;
    let format = calendars.get(key);
    if (!format) {
      const parts: Intl.DateTimeFormatOptions = timed
        ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }
        : { day: "numeric", month };
      format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: "UTC" });
      calendars.set(key, format);
    }
    return format.format(date);
  }
}

/** Making one takes a while. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** What players write for parts of a point. */
const PARTS: Record<string, string> = {
  "1/2": "½",
  "1/3": "⅓",
  "2/3": "⅔",
  "1/4": "¼",
  "3/4": "¾",
  "1/6": "⅙",
  "5/6": "⅚",
};

/** A number in parts of a point as players write it: 2½. */
export function written(points: number, parts: number): string {
  const all = Math.abs(points);
  const [whole, rest] = [Math.floor(all / parts), all % parts];
  let divisor = parts;
  while (parts % divisor !== 0 || rest % divisor !== 0) divisor--;
  const part = `${rest / divisor}/${parts / divisor}`;
  const sign = points < 0 ? "−" : "";
  if (rest === 0) return `${sign}${whole}`;
  const short = PARTS[part] ?? (whole === 0 ? part : ` ${part}`);
  return `${sign}${whole === 0 ? "" : whole}${short}`;
}

export const speech = new Speech();
