// The keys of the table screen. Those of the board are the board's.
import type { Blocked } from "../engine/types";
import type { Desk, Tab } from "./desk.svelte";
import type { Study } from "./study.svelte";

const TABS: Record<string, Tab> = { l: "log", f: "forces", r: "due", t: "tables" };

/** Whether a key belongs to what has the focus: text being typed, a button being pressed. */
function taken(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  // A list of numbers has no use for letters.
  if (target.closest("select[data-numbers]") && /^[a-z?]$/i.test(event.key)) return false;
  if (target.closest("input:not([type=checkbox]):not([type=radio]), textarea, select, dialog")) return true;
  const presses = event.key === "Enter" || event.key === " ";
  // The board takes what it wants before.
  return presses && isReached(target);
}

const BUTTONS = "button, a, summary, label";
/** The button that was clicked last, until keys lead to another: it keeps the focus, but is done with. */
let clicked: Element | null = null;
export function notePress(event: Event) {
  if (event instanceof KeyboardEvent) {
    if (event.key === "Tab") clicked = null;
  } else if (event.target instanceof Element) clicked = event.target.closest(BUTTONS);
}

/** Whether what has the focus is a button that keys press. */
export const isReached = (target: Element): boolean => {
  const button = target.closest(BUTTONS);
  return button !== null && button !== clicked;
};

/** Whether a key asks for an action, and can wait until the engine is free to do it. */
export function waits(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target;
  if (target instanceof Element && target.closest("input, textarea, select, dialog")) return false;
  // A button that keys have led to is pressed by the browser itself.
  if (target instanceof Element && isReached(target)) return false;
  return /^(enter| |[euh1-9])$/i.test(event.key);
}

/** The keys that lead through a game that is looked at. */
function studyKey(desk: Desk, study: Study, event: KeyboardEvent): boolean {
  if (event.key === "ArrowLeft") event.shiftKey ? study.turn(-1) : study.step(-1);
  else if (event.key === "ArrowRight") event.shiftKey ? study.turn(1) : study.step(1);
  else if (event.key === "Home") study.show(0);
  else if (event.key === "End") study.show(study.session.now.played);
  else if (event.key === "Escape" && desk.rule === null) desk.endStudy();
  else return false;
  return true;
}

/** What the keys of the main button ask for. */
const MAIN: Record<string, Blocked["role"]> = { e: "done", enter: "commit" };

/** Where the main button cannot be pressed, its key says why; false if nobody looks for that button now. */
function tellsWhyNot(desk: Desk, key: string): boolean {
  const blocked = desk.blocked.find(({ role }) => role === MAIN[key]);
  if (blocked) desk.session.trouble = { ...blocked.refusal };
  return blocked !== undefined;
}

/** Does what a key asks for; says whether it did. */
export function pressKey(desk: Desk, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || taken(event)) return false;
  const { session } = desk;
  const key = event.key.toLowerCase();
  if (desk.study && studyKey(desk, desk.study, event)) return true;
  if (key === "escape" && desk.caution.asked) desk.caution.leave();
  else if (key === "enter" && desk.caution.asked) {
    // Whoever loses something for good goes to the button that says so.
    if (!event.repeat && !desk.caution.isGrave) void desk.play(desk.caution.asked);
  } else if (key === "u") void (event.shiftKey ? session.redo() : session.undo());
  else if (key === "h") void desk.ask();
  else if (key === "w" && desk.why) desk.show("why");
  else if (key === "p" && session.botMoves) {
    if (session.gate.paused) session.gate.resume();
    else session.gate.pause();
  } else if (key === "?") desk.dialog = "help";
  else if (key === "c" && session.sight.piles.length > 0) {
    const card = document.querySelector<HTMLElement>("aside button[data-pile]");
    if (card) card.focus();
    else desk.show("cards");
  } else if (key === "c" && session.sight.cup) desk.show("chits");
  else if (key === "b") document.querySelector<HTMLElement>("[role=application]")?.focus();
  else if (key === "m") desk.dialog = "menu";
  else if (key === "o") document.getElementById("overlays")?.togglePopover();
  else if (TABS[key]) desk.show(TABS[key]);
  else if (key === "e" && desk.main?.role === "done") void desk.play(desk.main);
  else if (key === "enter" && desk.main?.role === "commit") void desk.play(desk.main);
  else if (tellsWhyNot(desk, key)) return true;
  else if (key === "escape" && desk.rule !== null) desk.rule = null;
  else if (key === "escape" && session.thinking?.about === "hint") session.stop();
  else if (key === "escape" && session.hint) session.hint = null;
  else if (key === "escape" && desk.recap) desk.endRecap();
  else if (key === "escape" && desk.result) desk.closeResult();
  else if (key === "escape" && !document.querySelector(":popover-open, dialog[open]")) desk.ui.cancel();
  else if (/^[1-9]$/.test(key) && desk.ui.openStack !== null) desk.ui.pick(Number(key));
  else if (/^[1-9]$/.test(key) && desk.losses[Number(key) - 1]) void desk.play(desk.losses[Number(key) - 1]!);
  else if (key === "a" && desk.takeAlong("stack")) return true;
  else if (key === "d" && desk.takeAlong("formation")) return true;
  else if (key === "n") desk.ui.next(event.shiftKey ? -1 : 1);
  else if (key === "+" || key === "=") desk.ui.zoomBy(1.25);
  else if (key === "-" || key === "−") desk.ui.zoomBy(0.8);
  else if (key === "0") desk.ui.fit();
  else if (key === "v") desk.ui.nextMap();
  else if (key === "j") desk.toFront(event.shiftKey ? -1 : 1);
  else if (key === "s") desk.folded = !desk.folded;
  else return false;
  return true;
}
