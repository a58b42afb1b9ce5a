// Who sits in a seat: a person, or a bot by its full name.

/** A person here or elsewhere, or a bot: `random`, `greedy`, `level1` … `level5`, with a temper (`:bold`) and a budget (`@3000`). */
export type Player = string;

export const HUMAN: Player = "human";
/** A person who plays elsewhere. */
export const FRIEND: Player = "friend";

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

export const TEMPERS = ["steady", "bold", "cautious", "methodical"] as const;
export type Temper = (typeof TEMPERS)[number];

/** A bot that plans: how far it sees and how it leans. */
export type Planner = { level: Level; temper: Temper; budget: number | null };

/** Who sits opposite where nobody has chosen. */
export const OPPONENT: Player = "level3";
/** Who gives advice where nobody has chosen. */
export const ADVISER: Player = "level4";

const PLANNER = /^level([1-5])(?::(steady|bold|cautious|methodical))?(?:@(\d{1,9}))?$/;

export const isHuman = (player: Player | undefined): boolean => player === HUMAN;

/** What a planner's name says; nothing for others. */
export function plannerOf(player: Player): Planner | null {
  const [, level, temper, budget] = PLANNER.exec(player) ?? [];
  if (level === undefined) return null;
  return {
    level: Number(level) as Level,
    temper: (temper as Temper | undefined) ?? "steady",
    budget: budget === undefined ? null : Number(budget),
  };
}

export function planner(level: Level, temper: Temper = "steady"): Player {
  return temper === "steady" ? `level${level}` : `level${level}:${temper}`;
}

/** Whether a word names a bot that the engine knows. */
export const isBot = (word: string): boolean => PLANNER.test(word) || /^(random|greedy|style\d)$/.test(word);

/** Whether a word names somebody who can sit in a seat. */
export const isPlayer = (word: string): boolean => word === HUMAN || isBot(word);
