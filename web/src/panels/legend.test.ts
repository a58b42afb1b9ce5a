// Every line of a legend has a swatch of its own, or it explains nothing.
import { render } from "svelte/server";
import { expect, it } from "vitest";
import { begun } from "../engine/begun";
import { GAMES } from "../engine/games";
import type { Leaflet } from "../engine/types";
import Swatch from "./Swatch.svelte";

it.each(GAMES)("the swatches of %s differ", async (game) => {
  const { legend, look } = (JSON.parse((await begun(game)).leaflet(game)) as Leaflet).info;
  const drawn = legend.lines.map(({ swatch }) => {
    const props = { name: look.terrains[swatch] ?? swatch, own: swatch };
    return render(Swatch, { props }).body;
  });
  const same = legend.lines.filter((_, at) => drawn.indexOf(drawn[at]!) !== at).map(({ name }) => name);
  expect(same).toEqual([]);
});
