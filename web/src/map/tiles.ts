import { canvasOf } from "./canvas";
import type { Camera, Chart, Theme } from "./chart";
import type { Box } from "./geometry";
import { paint } from "./paint";
import { paletteOf } from "./palette";
import type { Recipes } from "./recipes";
import { sceneOf, type Scene } from "./scene";
import type { FromWorker, TileJob, ToWorker } from "./worker";

/** Pixels of the screen along a tile. */
const SIZE = 512;
/** Bytes of bitmaps that are kept. */
const BUDGET = 200e6;
/** How long the zoom must rest before tiles are painted for it, in milliseconds. */
const REST = 130;
/** Pixels a unit of the picture of the whole sheet that fills gaps. */
const BACKDROP = 20;
/** How far it reaches beyond the sheet. */
const BEYOND = 6;

interface Tile {
  theme: Theme;
  p: number;
  box: Box;
  bitmap: ImageBitmap | HTMLCanvasElement | OffscreenCanvas;
  used: number;
}

interface View {
  camera: Camera;
  width: number;
  height: number;
  theme: Theme;
  ratio: number;
}

type Paint = (job: TileJob) => Promise<{ bitmap: Tile["bitmap"]; ms: number }>;

/**
 * The ground as bitmaps. Tiles are painted for exactly the zoom at which the camera rests; until they are there, older
 * ones are shown larger or smaller. Painting happens in a worker where the browser allows it.
 */
export class Tiles {
  /** Called when a tile has come, to draw again. */
  onchange: () => void = () => {};
  /** Called when all tiles in view are there, with the milliseconds spent on painting since it last was. */
  onpainted: (ms: number) => void = () => {};
  private readonly tiles = new Map<string, Tile>();
  private readonly paint: Paint;
  private readonly stop: () => void;
  private view: View | undefined;
  private busy = false;
  private level = 0;
  private rested = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private clock = 0;
  private spent = 0;
  private closed = false;

  constructor(
    private readonly chart: Chart,
    recipes: Recipes,
  ) {
    [this.paint, this.stop] = painter(chart, recipes);
  }

  /** Shows a view on a canvas, and has painted what is missing in it. */
  show(ctx: CanvasRenderingContext2D, view: View): void {
    this.view = view;
    this.draw(ctx, view);
    const p = view.camera.p;
    if (p !== this.level) {
      this.rested = this.level === 0 ? 0 : performance.now() + REST;
      this.level = p;
    }
    this.next();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.stop();
    for (const tile of this.tiles.values()) if ("close" in tile.bitmap) tile.bitmap.close();
    this.tiles.clear();
  }

  private draw(ctx: CanvasRenderingContext2D, view: View): void {
    const { camera, width, height, theme, ratio } = view;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.fillStyle = paletteOf(theme).sea[0]!;
    ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
    const scale = camera.p * ratio;
    const left = Math.round(camera.x * scale - (width * ratio) / 2);
    const top = Math.round(camera.y * scale - (height * ratio) / 2);
    for (const tile of this.layers(view)) {
      const [x0, y0] = [Math.round(tile.box[0] * scale) - left, Math.round(tile.box[1] * scale) - top];
      const [x1, y1] = [Math.round(tile.box[2] * scale) - left, Math.round(tile.box[3] * scale) - top];
      if (x1 <= 0 || y1 <= 0 || x0 >= ctx.canvas.width || y0 >= ctx.canvas.height) continue;
      ctx.drawImage(tile.bitmap, x0, y0, x1 - x0, y1 - y0);
      tile.used = ++this.clock;
    }
  }

  /** The tiles to show, from the bottom up: those of this zoom; while some are missing, over the nearest others. */
  private layers(view: View): Tile[] {
    const p = view.camera.p;
    const tiles = [...this.tiles.values()].filter((tile) => tile.theme === view.theme);
    const exact = tiles.filter((tile) => tile.p === p);
    if (!this.missing(view)) return exact;
    const off = (of: number) => Math.abs(Math.log(of / p));
    const others = [...new Set(tiles.map((tile) => tile.p))].filter((of) => of !== p && of !== BACKDROP);
    const near = others.sort((a, b) => off(a) - off(b)).slice(0, 2);
    const scaled = near.toReversed().flatMap((of) => tiles.filter((tile) => tile.p === of));
    return [...tiles.filter((tile) => tile.p === BACKDROP && p !== BACKDROP), ...scaled, ...exact];
  }

  /** Starts the next missing tile, the nearest to the middle first. */
  private next(): void {
    if (this.busy || this.closed || !this.view) return;
    const wait = this.rested - performance.now();
    clearTimeout(this.timer);
    if (wait > 0) {
      this.timer = setTimeout(() => this.next(), wait);
      return;
    }
    const view = this.view;
    // The whole sheet comes first, coarse and soon.
    const missing = this.backdrop(view) ?? this.missing(view);
    if (!missing) {
      if (this.spent > 0) {
        performance.mark("sandtable-map-fine");
        this.onpainted(this.spent);
      }
      this.spent = 0;
      return;
    }
    const [key, job] = missing;
    this.busy = true;
    void this.paint(job).then(({ bitmap, ms }) => {
      this.busy = false;
      if (this.closed) return;
      this.spent += ms;
      this.tiles.set(key, { theme: job.theme, p: job.p, box: job.box, bitmap, used: ++this.clock });
      this.forget(view);
      if (job.p === BACKDROP) performance.mark("sandtable-map");
      this.onchange();
      this.next();
    });
  }

  private missing({ camera, width, height, theme, ratio }: View): [string, TileJob] | undefined {
    const side = SIZE / camera.p;
    const [halfWide, halfHigh] = [width / 2 / camera.p, height / 2 / camera.p];
    let best: [string, TileJob] | undefined;
    let least = Infinity;
    for (let i = Math.floor((camera.x - halfWide) / side); i * side < camera.x + halfWide; i++) {
      for (let j = Math.floor((camera.y - halfHigh) / side); j * side < camera.y + halfHigh; j++) {
        const key = `${theme} ${camera.p} ${ratio} ${i} ${j}`;
        const away = Math.hypot((i + 0.5) * side - camera.x, (j + 0.5) * side - camera.y);
        if (away >= least || this.tiles.has(key)) continue;
        const pixels = Math.round(SIZE * ratio);
        const box: Box = [i * side, j * side, (i + 1) * side, (j + 1) * side];
        best = [key, { id: 0, theme, box, p: camera.p, ratio: pixels / SIZE, width: pixels, height: pixels }];
        least = away;
      }
    }
    return best;
  }

  private backdrop({ theme }: View): [string, TileJob] | undefined {
    const key = `${theme} backdrop`;
    if (this.tiles.has(key)) return undefined;
    const [left, top, right, bottom] = this.chart.frame;
    const box: Box = [left - BEYOND, top - BEYOND, right + BEYOND, bottom + BEYOND];
    const width = Math.round((box[2] - box[0]) * BACKDROP);
    const height = Math.round((box[3] - box[1]) * BACKDROP);
    return [key, { id: 0, theme, box, p: BACKDROP, ratio: 1, width, height }];
  }

  /** Lets the tiles go that have not been seen for longest. */
  private forget({ ratio }: View): void {
    const most = Math.max(24, Math.floor(BUDGET / (4 * (SIZE * ratio) ** 2)));
    while (this.tiles.size > most) {
      let oldest: string | undefined;
      let least = Infinity;
      for (const [key, tile] of this.tiles) {
        if (tile.used >= least || key.endsWith("backdrop")) continue;
        oldest = key;
        least = tile.used;
      }
      if (oldest === undefined) return;
      const tile = this.tiles.get(oldest);
      if (tile && "close" in tile.bitmap) tile.bitmap.close();
      this.tiles.delete(oldest);
    }
  }
}

/** Paints in a worker, or on the page where there is none that can. */
function painter(chart: Chart, recipes: Recipes): [Paint, () => void] {
  let scene: Scene | undefined;
  const here: Paint = async (job) => {
    await new Promise((done) => setTimeout(done));
    const start = performance.now();
    scene ??= sceneOf(chart, recipes);
    const { canvas, ctx } = canvasOf(job.width, job.height);
    paint(ctx, scene, job.theme, job.box, job.p, job.ratio);
    return { bitmap: canvas, ms: performance.now() - start };
  };
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return [here, () => {}];
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const send = (message: ToWorker) => worker.postMessage(message);
  const waiting = new Map<number, { job: TileJob; done: (painted: Awaited<ReturnType<Paint>>) => void }>();
  let last = 0;
  let broken = false;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    waiting.get(data.id)?.done(data);
    waiting.delete(data.id);
  };
  // A worker that cannot start or paint leaves all to the page.
  worker.onerror = () => {
    broken = true;
    for (const { job, done } of waiting.values()) void here(job).then(done);
    waiting.clear();
  };
  // A plain copy: what a framework wraps cannot be sent.
  send({ chart: JSON.parse(JSON.stringify(chart)) as Chart, recipes: { ...recipes } });
  const there: Paint = (job) => {
    if (broken) return here(job);
    return new Promise((done) => {
      const id = ++last;
      waiting.set(id, { job, done });
      send({ job: { ...job, id } });
    });
  };
  return [there, () => worker.terminate()];
}
