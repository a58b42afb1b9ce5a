import { brushOf } from "./brush";
import { paintBuildings, paintTowns } from "./buildings";
import type { Ctx } from "./canvas";
import type { Theme } from "./chart";
import { paintAreas, paintCountry, paintJoins } from "./country";
import { paintFields } from "./fieldwork";
import type { Box } from "./geometry";
import { paintRelief, paintTints } from "./ground";
import { paintLinks, paintRivers, paintRoads } from "./lines";
import { paintNature, paintValleys } from "./nature";
import { paintPrinted, paintRims } from "./printed";
import type { Scene } from "./scene";
import { paintCoast, paintSea } from "./sea";
import { paintGrain, paintGrid, paintVeil } from "./sheet";
import { paintSheets } from "./sheets";
import { paintSides } from "./sides";
import { paintShores, paintStrand } from "./strand";
import { paintSymbols } from "./symbols";

/**
 * Paints all that never changes in a game onto a context whose pixel (0, 0) is the upper left corner of `box`: sea,
 * ground, lines, buildings, paper, hexes. `p` is in pixels of the screen per unit, `ratio` in canvas pixels per pixel.
 */
export function paint(ctx: Ctx, scene: Scene, theme: Theme, box: Box, p: number, ratio: number): void {
  const scale = p * ratio;
  ctx.setTransform(scale, 0, 0, scale, -box[0] * scale, -box[1] * scale);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.imageSmoothingEnabled = true;
  const brush = brushOf(ctx, scene, theme, box, p);
  paintSea(brush);
  ctx.save();
  ctx.clip(brush.land, "evenodd");
  paintStrand(brush);
  paintTints(brush);
  paintCountry(brush);
  if (brush.textured) paintFields(brush);
  paintValleys(brush);
  paintTowns(brush);
  paintRelief(brush);
  if (brush.textured) paintNature(brush);
  ctx.restore();
  if (brush.shores.length > 0) paintShores(brush);
  else paintCoast(brush);
  paintRims(brush);
  paintSides(brush);
  paintRivers(brush);
  paintRoads(brush);
  if (brush.textured) paintBuildings(brush);
  paintAreas(brush);
  paintSymbols(brush);
  paintGrain(brush);
  paintGrid(brush);
  paintVeil(brush);
  paintJoins(brush);
  paintSheets(brush);
  paintLinks(brush);
  paintPrinted(brush);
}
