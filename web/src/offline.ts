/**
 * Registers the service worker, which keeps the whole site in the browser, so that it works without a network.
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
