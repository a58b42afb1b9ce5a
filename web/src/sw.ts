/**
 * The service worker: keeps every file of one version of the site, and answers from there. The engine of a game is kept
 * when that game is first opened; a new version brings those along that the one before had.
 *
 * All windows use one version at a time. A new version is fetched whole beside the old one and waits; it takes over
 * when a page is next loaded, as soon as no other window still uses the old one. Old and new files never mix.
 *
 * The build (vite/offline.ts) fills in the version and the files. This is a script of its own: it imports nothing.
 */

/** What the build says about this version. */
declare const __VERSION__: string;
/** Each file, relative to this script, with the digest of its bytes, and the game of which it is the engine. */
declare const __FILES__: readonly (readonly [path: string, integrity: string, game?: string])[];

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Another copy of the site may live in another folder of this host: what is ours carries our folder. */
const OURS = `sandtable ${worker.registration.scope} `;
const KEPT = OURS + __VERSION__;
const TAKE_OVER = "take over";

/** Where a cache notes the games whose engines it has. */
const GAME = new URL("game/", worker.registration.scope).href;

/**
 * Stands in for the page while a new version takes over, and loads it again when that is done. To ask again and again would
 * keep this version at work, and it can go only when it rests.
 */
const ONE_MOMENT = `<!doctype html><meta charset="utf-8"><title>Sandtable</title>
<script>
  const again = () => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", again);
  setTimeout(again, 2000);
</script>`;

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(begin()));
worker.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(worker.skipWaiting());
  else if (typeof event.data?.opened === "string") event.waitUntil(keepGame(event.data.opened));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(worker.registration.scope)) {
    event.respondWith(answer(request));
  }
});

/** Fetches every file; if one cannot be had, or is of another version, nothing is kept and the old version stays. */
async function keep(): Promise<void> {
  const games = await gamesKept();
  const wanted = __FILES__.filter(([, , game]) => game === undefined || games.has(game));
  try {
    await Promise.all(wanted.map((file) => keepFile(...file)));
  } catch (error) {
    await caches.delete(KEPT);
    throw error;
  }
}

async function keepFile(path: string, integrity: string, game?: string): Promise<void> {
  const cache = await caches.open(KEPT);
  const url = new URL(path, worker.registration.scope).href;
  const response = await fetch(url, { cache: "no-cache", credentials: "same-origin", integrity });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await cache.put(url, response);
  if (game !== undefined) await cache.put(GAME + game, new Response());
}

/** The games whose engines some version of ours has. */
async function gamesKept(): Promise<Set<string>> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const notes = requests.flat().map(({ url }) => url);
  return new Set(notes.filter((url) => url.startsWith(GAME)).map((url) => url.slice(GAME.length)));
}

/** Keeps the engine of a game that was opened. */
async function keepGame(opened: string): Promise<void> {
  const cache = await caches.open(KEPT);
  if (await cache.match(GAME + opened)) return;
  await Promise.all(__FILES__.filter(([, , game]) => game === opened).map((file) => keepFile(...file)));
}

/** Forgets older versions and serves the window that is open. */
async function begin(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  if (request.mode === "navigate" && (await madeWay())) {
    return new Response(ONE_MOMENT, { headers: { "Content-Type": "text/html" } });
  }
  const cache = await caches.open(KEPT);
  const page = new URL(request.url);
  page.search = page.hash = "";
  if (page.pathname.endsWith("/index.html")) page.pathname = page.pathname.slice(0, -"index.html".length);
  return (await cache.match(page.href)) ?? fetch(request);
}

/** Lets a version that waits take over, unless another window still uses this one. */
async function madeWay(): Promise<boolean> {
  const { waiting } = worker.registration;
  if (!waiting) return false;
  const windows = await worker.clients.matchAll({ type: "window" });
  if (windows.length > 1) return false;
  waiting.postMessage(TAKE_OVER);
  return true;
}
