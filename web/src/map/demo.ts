import "@fontsource/source-serif-4/400.css";
import "@fontsource/source-serif-4/400-italic.css";
import "@fontsource/source-serif-4/600.css";
import "@fontsource/source-serif-4/700.css";
import "@fontsource/barlow-condensed/600.css";
import "@fontsource/barlow-condensed/700.css";
import "@fontsource/cinzel/600.css";
import "@fontsource/cinzel/700.css";
import { mount } from "svelte";
import { loadChart } from "./chart";
import Demo from "./Demo.svelte";

const game = new URLSearchParams(location.search).get("game") ?? "";
const chart = await loadChart(`games/${game}/chart.json`);
await document.fonts.ready;
mount(Demo, { target: document.body, props: { chart } });
