/** The map: everything that others need of it. */
export { fitCamera, loadChart } from "./chart";
export type { Camera, Chart, ChartHex, ChartPlace, Rect, Theme } from "./chart";
export { freeSea, furnish } from "./furniture";
export type { Furniture as FurniturePlaces } from "./furniture";
export { default as Furniture } from "./Furniture.svelte";
export { default as Ground } from "./Ground.svelte";
export { default as Labels } from "./Labels.svelte";
export type { Recipe, Recipes } from "./recipes";
