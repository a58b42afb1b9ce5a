// Work that can wait until what somebody did is seen.

/** A page that is not looked at paints nothing: so long it is waited for, in milliseconds. */
const LONG = 60;

/** Waits until the next frame is painted. */
export function painted(): Promise<void> {
  if (typeof requestAnimationFrame === "undefined") return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LONG);
    // A task that is queued in a frame runs after that frame is painted.
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });
}
