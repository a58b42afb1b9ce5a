import type { Recipes } from "./recipes";

/** A closed outline or several: inside is where an odd number of them goes round. */
type Rings = number[][];

/**
 * The chart of a board: its geometry in the plane of the hexes, where one is the distance between neighbouring centres,
 * x to the right and y down. Lists of points are flat: x, y, x, y, …
 */
export interface Chart {
  game: string;
  title?: string;
  subtitle?: string;
  /** Of which country the colours are; Normandy where nothing is said. */
  palette?: string;
  kmPerUnit?: number;
  /** Left, top, right and bottom of the sheet. */
  frame: Frame;
  orientation: "flat" | "pointy";
  /** The corners of a hex round its centre, clockwise. */
  corners: number[];
  /** The hexes in play. */
  hexes: ChartHex[];
  /** The hexes of the grid that are not in play. */
  sea: ChartCell[];
  /** Closed rings of the coast: inside is where an odd number of them goes round. */
  land: number[][];
  rivers: ChartRiver[];
  /** Roads, tracks and railways: the words of the board, or the painter's. */
  roads: { kind: string; points: number[] }[];
  /** Hexsides that are sea between two hexes of land. */
  straits: number[][];
  places: ChartPlace[];
  symbols: { hex: string; x: number; y: number; kind: string }[];
  beaches: { name: string; x: number; y: number; hexes: string[] }[];
  /** Beaches with the way to the sea. */
  landings: (ChartCell & { dx: number; dy: number })[];
  waters: { name: string; x: number; y: number }[];
  /** Roads off the map. */
  links: { from: string; to: string; hexes: number; x: number; y: number; points: number[] }[];
  /** Which way north lies, one long; up where it is missing. */
  north?: [number, number];
  /** Recipes for terrain words of which the game's look says nothing. */
  recipes?: Recipes;
  /** Outlines within each other, from the lowest water to the land: what lies between two of them is strand. */
  shores?: number[][];
  /** Lines of the tides on the strand. */
  tides?: number[][];
  /** What lies on hexsides. Lower ground is on the right of the way. */
  sides?: { kind: string; name?: string; points: number[] }[];
  /** Outlines round hexes that belong together. */
  areas?: { kind: string; title?: string; rings: Rings }[];
  /** Country that no rule knows. */
  decor?: { kind: string; rings: Rings }[];
  /** The grids, where there are several, and how much larger their hexes are. */
  sections?: { name: string; frame: Frame; outline: number[]; scale?: number }[];
  /** Sides that lead to another grid. */
  joins?: ChartJoin[];
  /** The sheet of the hexes and what lies beside it: each can be looked at alone. */
  maps?: ChartMap[];
  /** Boxes that hold counters in rows. */
  regions?: ChartRegion[];
  /** Ways between boxes; those to hexes have no line. */
  routes?: { from: string; to: string; letter?: string; points: number[] }[];
  /** Borders between parts of the board. */
  borders?: number[][];
  /** Boxes at sea, with the way to where they land. */
  boxes?: (ChartCell & { dx: number; dy: number; name?: string })[];
  /** What is printed in a hex, with a rim round it. */
  emblems?: ChartEmblem[];
  /** Ways off the map: where the arrow begins, and which way it points. */
  exits?: { name: string; x: number; y: number; dx: number; dy: number }[];
  /** Other names, at a fixed place. */
  notes?: { text: string; kind: string; x: number; y: number }[];
  version: number;
}

export interface ChartMap {
  name: string;
  title: string;
  frame: Frame;
  /** The country behind its boxes: closed rings of the coast, and rivers. */
  land?: number[][];
  rivers?: number[][];
}

export type Frame = [left: number, top: number, right: number, bottom: number];

export interface ChartJoin {
  name: string;
  colour: string;
  letter: string;
  /** The hexes it leads to, as they are written beside it. */
  text: string;
  sides: number[][];
  hexes: string[];
  to: string[];
}

export interface ChartRegion {
  /** The name of its space. */
  n: string;
  /** Its middle. */
  x: number;
  y: number;
  w: number;
  h: number;
  title: string;
  /** The map on which it lies; that of the hexes where nothing is said. */
  map?: string;
  text?: string;
  value?: string;
  kind?: string;
  f?: string[];
}

export interface ChartEmblem extends ChartCell {
  /** A strongpoint has a plate, everything else a disc. */
  kind: string;
  colour: string;
  text?: string;
  /** A number beside the text. */
  rank?: number;
  /** What it is worth. */
  points?: number;
}

export interface ChartCell {
  /** Its number. */
  n: string;
  x: number;
  y: number;
  /** How much larger it is than a hex of the plane. */
  s?: number;
}

export interface ChartHex extends ChartCell {
  /** Terrain. */
  t: string;
  /** Features. */
  f?: string[];
  title?: string;
}

export interface ChartRiver {
  name: string;
  /** 1 for the great rivers, 3 for brooks. */
  rank: number;
  /** The shares of its length at which this piece begins and ends. */
  from: number;
  to: number;
  points: number[];
}

export type PlaceRank = "city" | "town" | "hamlet" | "spot";

export interface ChartPlace {
  hex: string;
  x: number;
  y: number;
  rank: PlaceRank;
  /** Missing where the other half of a town carries the name. */
  name?: string;
}

/** Where the viewport is: the plane point at its middle, and pixels per unit of the plane. */
export interface Camera {
  x: number;
  y: number;
  p: number;
}

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Theme = "light" | "dark";

/** Reads a chart. */
export async function loadChart(url: string): Promise<Chart> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as Chart;
}

/** The camera that shows the whole sheet. */
export function fitCamera(chart: Chart, width: number, height: number, margin = 8): Camera {
  const [left, top, right, bottom] = chart.frame;
  const p = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top));
  return { x: (left + right) / 2, y: (top + bottom) / 2, p: Math.max(p, 1) };
}
