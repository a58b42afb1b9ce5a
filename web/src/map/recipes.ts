/** How a ground is painted. A game's terrain words are mapped to these; a word without a mapping stands for itself. */
export type Recipe =
  | "open"
  | "bocage"
  | "marsh"
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

export type Recipes = Readonly<Record<string, Recipe>>;

const KNOWN: ReadonlySet<string> = new Set<Recipe>([
  "open",
  "bocage",
  "marsh",
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

/** The recipe for a terrain word; what nobody knows is painted as open ground. */
export function recipeOf(recipes: Recipes, terrain: string): Recipe {
  return recipes[terrain] ?? (KNOWN.has(terrain) ? (terrain as Recipe) : "open");
}
