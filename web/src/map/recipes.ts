/** How a ground is painted. A game's terrain words are mapped to these; a word without a mapping stands for itself. */
export type Recipe =
  | "open"
  | "bocage"
  | "mixed"
  | "marsh"
  | "swamp"
  | "saltmarsh"
  | "forest"
  | "rough"
  | "hill"
  | "city"
  | "desert"
  | "sea"
  | "mountain"
  | "plain"
  | "sand"
  | "flat"
  | "valley"
  | "village";

/** How a way from hex to hex is painted. */
export type WayRecipe = "main" | "minor" | "track" | "rail" | "bypass";

/** What lies on hexsides, and how it is painted. */
export type SideRecipe =
  | "shingle"
  | "seawall"
  | "slope"
  | "bluff"
  | "cliff"
  | "precipice"
  | "ditch"
  | "wall"
  | "escarpment"
  | "ridge"
  | "wadi"
  | "wire"
  | "flood"
  | "boundary";

/** Words of boards for words of the painter. */
export type Recipes = Readonly<Record<string, string>>;

const GROUNDS: ReadonlySet<string> = new Set<Recipe>([
  "open",
  "bocage",
  "mixed",
  "marsh",
  "swamp",
  "saltmarsh",
  "forest",
  "rough",
  "hill",
  "city",
  "desert",
  "sea",
  "mountain",
  "plain",
  "sand",
  "flat",
  "valley",
  "village",
]);
const WAYS: ReadonlySet<string> = new Set<WayRecipe>(["main", "minor", "track", "rail", "bypass"]);

/** Other names that boards have for the same ground; below, for the same way and the same line. */
export const SAME: Readonly<Record<string, Recipe>> = {
  clear: "open",
  woods: "forest",
  flooded: "swamp",
  salt_marsh: "saltmarsh",
};
export const SAME_WAY: Readonly<Record<string, WayRecipe>> = {
  primary: "main",
  secondary: "minor",
  railway: "rail",
};
export const SAME_SIDE: Readonly<Record<string, SideRecipe>> = {
  swamp: "flood",
  impassable: "flood",
  perimeter: "boundary",
  front: "boundary",
  airfield: "boundary",
};

/** The recipe for a terrain word; what nobody knows is painted as open ground. */
export function recipeOf(recipes: Recipes, terrain: string): Recipe {
  const word = recipes[terrain] ?? terrain;
  return SAME[word] ?? (GROUNDS.has(word) ? (word as Recipe) : "open");
}

/** The recipe for the word of a way; what nobody knows is a lane. */
export function wayOf(recipes: Recipes, kind: string): WayRecipe {
  const word = recipes[kind] ?? kind;
  return SAME_WAY[word] ?? (WAYS.has(word) ? (word as WayRecipe) : "minor");
}

/** The recipe for the word of a line along hexsides. */
export function sideOf(recipes: Recipes, kind: string): SideRecipe {
  const word = recipes[kind] ?? kind;
  return SAME_SIDE[word] ?? (word as SideRecipe);
}
