import { canvasOf } from "./canvas";
import type { Chart, Theme } from "./chart";
import type { Box } from "./geometry";
import { paint } from "./paint";
import type { Recipes } from "./recipes";
import { sceneOf, type Scene } from "./scene";

/** A tile to paint. */
export interface TileJob {
  id: number;
  theme: Theme;
  box: Box;
  p: number;
  ratio: number;
  width: number;
  height: number;
}

export type ToWorker = { chart: Chart; recipes: Recipes } | { job: TileJob };

/** A painted tile, and how long it took. */
export interface FromWorker {
  id: number;
  bitmap: ImageBitmap;
  ms: number;
}

let scene: Scene | undefined;

if (typeof WorkerGlobalScope !== "undefined" && self instanceof WorkerGlobalScope) {
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if ("chart" in data) {
      scene = sceneOf(data.chart, data.recipes);
      return;
    }
    if (!scene) return;
    const { job } = data;
    const start = performance.now();
    const { canvas, ctx } = canvasOf(job.width, job.height);
    paint(ctx, scene, job.theme, job.box, job.p, job.ratio);
    const bitmap = (canvas as OffscreenCanvas).transferToImageBitmap();
    const answer: FromWorker = { id: job.id, bitmap, ms: performance.now() - start };
    self.postMessage(answer, { transfer: [bitmap] });
  };
}
