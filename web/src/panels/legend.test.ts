// Every line of a legend has a swatch of its own, or it explains nothing.
import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { beforeAll, expect, it } from "vitest";
import { info as infoOf, initSync } from "../engine/pkg/sandtable_wasm.js";
import type { Info } from "../engine/types";
import Swatch from "./Swatch.svelte";

beforeAll(() => {
  initSync({ module: readFileSync(new URL("../engine/pkg/sandtable_wasm_bg.wasm", import.meta.url)) });
});

it.each(["campanha", "omaha"])("the swatches of %s differ", (game) => {
  const { legend, look } = JSON.parse(infoOf(game)) as Info;
  const drawn = legend.lines.map(({ swatch }) => {
    const props = { name: look.terrains[swatch] ?? swatch, own: swatch };
    return render(Swatch, { props }).body;
  });
  const same = legend.lines.filter((_, at) => drawn.indexOf(drawn[at]!) !== at).map(({ name }) => name);
  expect(same).toEqual([]);
});
