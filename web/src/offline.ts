/**
 * Registers the service worker, which keeps the site and the games that were opened in the browser, so that they work
 * without a network.
 *
 * Only built sites have one: while developing, a kept copy would hide what was just changed.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register(new URL("sw.js", document.baseURI), { updateViaCache: "none" })
      .catch((error: unknown) => console.warn("The site cannot be kept for offline play:", error));
  };
  // The first sight of the page comes first; keeping it for later can wait.
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** Says that a game was opened, so that its engine is kept too. */
export async function keepGame(game: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ opened: game });
}
