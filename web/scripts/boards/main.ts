import { mount } from "svelte";
import "../../src/style/fonts";
import type { Chart } from "../../src/map/chart";
import Laid from "./Laid.svelte";

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "";
const read = async (file: string) => (await fetch(`/@fs${asked.get("data")}/${game}/${file}`)).json() as unknown;
const [chart, laid] = await Promise.all([read("chart.json"), read("laid.json")]);
const number = (key: string) => (asked.has(key) ? Number(asked.get(key)) : undefined);

mount(Laid, {
  target: document.body,
  props: {
    chart: chart as Chart,
    laid: laid as never,
    theme: asked.get("theme") === "dark" ? "dark" : "light",
    map: number("map") ?? 0,
    look: { x: number("x"), y: number("y"), p: number("p") },
  },
});
