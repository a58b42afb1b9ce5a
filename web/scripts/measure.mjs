// Measures the site in a real browser: bytes sent, time to the first board, time from a click to its answer. It reports
// numbers and judges nothing. Run it with `npm run measure -- ADDRESS RECORD`
// against a running `sandtable serve`, with a record that ends in a movement phase.
import { chromium } from "@playwright/test";
import { cpus, loadavg } from "node:os";

const address = process.argv[2] ?? "http://127.0.0.1:7044/";
const executablePath = process.env["CHROMIUM"] || "/usr/bin/chromium";
const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const browser = await chromium.launch({ executablePath, args });

const quantile = (list, part) => [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * part)] ?? NaN;
const rounded = (list) => list.map((n) => Math.round(n));

/**
 * How fast and how busy the machine is: milliseconds that a fixed piece of work takes in the browser, the best and the
 * median of nine, and how many processes wanted to run in the last minute. Times of two machines compare by the first.
 */
async function machine() {
  const page = await browser.newPage();
  const times = await page.evaluate(() =>
    Array.from({ length: 9 }, () => {
      const begun = performance.now();
      let x = 1;
      for (let i = 0; i < 2e7; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0;
      return x === 0 ? NaN : performance.now() - begun;
    }),
  );
  await page.close();
  return {
    cores: cpus().length,
    load: Number(loadavg()[0].toFixed(2)),
    work_ms: { best: Math.round(Math.min(...times)), median: Math.round(quantile(times, 0.5)) },
  };
}

/** Bytes and times of a first visit to a table, nothing cached. */
async function firstVisit() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(() => (localStorage["sandtable-prefs"] ??= JSON.stringify({ notes: false })));
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(`${address}#/new?game=campanha&scenario=campanha&allied=human&german=greedy&seed=7&dice=0`);
  const mark = (name) =>
    page
      .waitForFunction((of) => performance.getEntriesByName(of)[0]?.startTime, name, { timeout: 60_000 })
      .then((handle) => handle.jsonValue());
  const [coarse, fine] = [await mark("sandtable-map"), await mark("sandtable-map-fine")];
  const resources = await page.evaluate(() =>
    performance.getEntriesByType("resource").reduce((n, entry) => n + entry.encodedBodySize, 0),
  );
  await context.close();
  return { coarse, fine, bytes: Math.max(bytes, resources) };
}

/**
 * Clicks what a selector finds, its nth; milliseconds to the answer, to the end of the page's own part in the frame that
 * shows it on the board and in the one after, which shows it in the panels, and the name of a mark at the answer. Nothing
 * if it did nothing.
 */
async function click(page, selector, nth) {
  return page.evaluate(
    async ([of, n]) => {
      const table = document.querySelector("[data-played]");
      const played = () => table.getAttribute("data-played");
      const all = [...document.querySelectorAll(of)];
      const target = all[n % all.length];
      if (!target) return null;
      const box = target.getBoundingClientRect();
      const at = {
        clientX: box.x + box.width / 2,
        clientY: box.y + box.height / 2,
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
      };
      const hit = document.elementFromPoint(at.clientX, at.clientY);
      const before = played();
      const mark = `answered ${performance.now()}`;
      const answer = new Promise((done) => {
        const observer = new MutationObserver(() => {
          if (played() !== before) end(performance.mark(mark).startTime);
        });
        const end = (time) => {
          observer.disconnect();
          done(time);
        };
        observer.observe(table, { attributes: true });
        setTimeout(() => end(null), 2000);
      });
      const start = performance.now();
      hit?.dispatchEvent(new PointerEvent("pointerdown", { ...at, button: 0, buttons: 1 }));
      hit?.dispatchEvent(new PointerEvent("pointerup", { ...at, button: 0 }));
      hit?.dispatchEvent(new MouseEvent("click", at));
      const answered = await answer;
      if (answered === null) return null;
      // A task queued in a frame's callback runs after the page has done its part in that frame, and one of this kind
      // before whatever the page itself wants to do then. What it has painted is still to be made pixels, by other threads.
      const painted = async () => {
        await new Promise((done) =>
          requestAnimationFrame(() => scheduler.postTask(done, { priority: "user-blocking" })),
        );
        return performance.now() - start;
      };
      const paint = await painted();
      return { answer: answered - start, paint, panels: await painted(), mark };
    },
    [selector, nth],
  );
}

/** Of a trace, milliseconds from each mark to the moment when the first frame with what came before it was on the screen. */
function shownAfter(events) {
  const marks = events.filter(({ cat, name }) => cat.includes("user_timing") && name.startsWith("answered "));
  const [begun, frames] = [new Map(), []];
  const ends = (one) => (one.ph === "e" ? 0 : 1);
  const stages = events.filter(({ ph, id2, pid }) => "be".includes(ph) && id2 && pid === marks[0]?.pid);
  for (const { name, ph, ts, id2 } of stages.sort((a, b) => a.ts - b.ts || ends(a) - ends(b))) {
    const frame = begun.get(id2.local);
    // The name of a frame is used again for a later one.
    if (name === "PipelineReporter" && ph === "b") begun.set(id2.local, {});
    else if (frame && name === "Commit" && ph === "b") frame.committed ??= ts;
    else if (frame?.committed && name === "SubmitCompositorFrameToPresentationCompositorFrame" && ph === "e")
      frames.push({ ...frame, shown: ts });
  }
  return new Map(
    marks.map(({ name, ts }) => {
      const shown = frames.filter(({ committed }) => committed > ts).map((frame) => frame.shown);
      return [name, (Math.min(...shown) - ts) / 1000];
    }),
  );
}

/** What clicks take at a table opened from a record: taking a counter, going somewhere with it, ending the phase; and every
task of the page that took longer than 50 ms meanwhile. */
async function clicks(record) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(() => (localStorage["sandtable-prefs"] ??= JSON.stringify({ notes: false })));
  await page.goto(address);
  await page.locator('input[type="file"]').first().setInputFiles(record);
  const end = 'button[data-action="end-movement"]';
  await page.waitForFunction((of) => document.querySelector(of), end, { timeout: 60_000 });
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: "longtask" });
  });
  const [taken, gone, ended] = [[], [], []];
  await browser.startTracing(page, { categories: ["benchmark", "blink.user_timing"] });
  for (let i = 0; i < 40; i++) {
    const time = await click(page, '[data-space][role="button"]', i * 3);
    await page.waitForTimeout(400);
    // Of every few that are taken one goes somewhere: where nobody stands.
    const went = time && i % 4 === 0;
    const there = went && (await click(page, '[data-space][role="button"]:not(:has([data-standing]))', i));
    if (time) taken.push(time);
    if (there) gone.push(there);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(400);
  }
  // Whoever is asked whether he means it says so once more.
  for (let i = 0; i < 3 && ended.length === 0; i++) {
    const time = await click(page, end, 0);
    if (time) ended.push(time);
  }
  await page.waitForTimeout(1500);
  const shown = shownAfter(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
  const longTasks = await page.evaluate(() => window.longTasks);
  await context.close();
  const figures = (times) => {
    const of = (list) => ({
      median: Math.round(quantile(list, 0.5)),
      p95: Math.round(quantile(list, 0.95)),
      most: Math.round(Math.max(...list)),
      all: rounded(list),
    });
    return {
      to_answer_ms: of(times.map(({ answer }) => answer)),
      to_paint_ms: of(times.map(({ paint }) => paint)),
      to_panels_ms: of(times.map(({ panels }) => panels)),
      to_screen_ms: of(times.map(({ answer, mark }) => answer + shown.get(mark))),
    };
  };
  return {
    take: figures(taken),
    go: figures(gone),
    end_phase: figures(ended),
    tasks_over_50_ms: rounded(longTasks),
  };
}

const before = await machine();
const visits = [];
for (let i = 0; i < 3; i++) visits.push(await firstVisit());
const answers = process.argv[3] ? await clicks(process.argv[3]) : {};
const after = await machine();
await browser.close();
console.log(
  JSON.stringify(
    {
      machine: { before, after },
      bytes: visits[0].bytes,
      first_board_ms: rounded(visits.map((visit) => visit.coarse)),
      sharp_board_ms: rounded(visits.map((visit) => visit.fine)),
      ...answers,
    },
    null,
    2,
  ),
);
