// What kind of thing a seat is asked, for a screen that may show nothing of the table.
import type { Message, Sight } from "../engine/types";

export type Asks = "lose" | "answer" | "where" | null;

export function asksFor({ offers, odds }: Pick<Sight, "offers" | "odds">): Asks {
  const all = (role: string): boolean => offers.length > 0 && offers.every((offer) => offer.role === role);
  if (all("lose")) return "lose";
  if (odds !== null) return "answer";
  return all("go") ? "where" : null;
}

/** The prompt, if it names nothing that the other one may not see: then it can be told to whoever sits here. */
export function toldTo(prompt: Message | null): Message | null {
  return prompt !== null && prompt.args.length === 0 ? prompt : null;
}
