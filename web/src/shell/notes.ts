// The notes of a first game: what each points at. The first of the selectors that is on the screen is it.
export type Note = { id: string; at: string[] };

export const NOTES: readonly Note[] = [
  { id: "prompt", at: [".prompt .text"] },
  { id: "counter", at: ['main.map [role="button"] [data-standing]', "main.map [data-standing]", "main.map"] },
  { id: "log", at: ["#tab-log", ".sheet .grip", ".handle"] },
  { id: "odds", at: ['button[data-action="hint"]', ".prompt"] },
  { id: "undo", at: ['button[data-action="undo"]', ".prompt"] },
];

type Box = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

/** Whether a thing is seen: what the map has beyond its own edges lies behind the bars around it. */
export const shows = (box: Box, view: Box): boolean => {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return box.right > box.left && x > view.left && x < view.right && y > view.top && y < view.bottom;
};

/** Where a card goes so that it is beside what it points at and wholly on the screen: below it, or else above. */
export function beside(box: Box, card: Size, screen: Size): { left: number; top: number } {
  const margin = 10;
  const within = (at: number, most: number): number =>
    Math.min(Math.max(at, margin), Math.max(most - margin, margin));
  const left = within((box.left + box.right - card.width) / 2, screen.width - card.width);
  const below = box.bottom + margin;
  const top = below + card.height + margin <= screen.height ? below : box.top - margin - card.height;
  return { left, top: within(top, screen.height - card.height) };
}
