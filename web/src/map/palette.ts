import type { Theme } from "./chart";
import type { Recipe } from "./recipes";

/** Every colour of the ground. */
export interface Palette {
  /** From the deep to the shore: one more than there are bands. */
  sea: readonly string[];
  seaRim: string;
  shoreLine: string;
  wave: string;
  wash: string;
  washStrength: number;
  land: string;
  sand: string;
  coast: string;
  tint: Readonly<Record<Recipe, string>>;
  bocage: readonly string[];
  hedge: string;
  hedgeShade: string;
  hedgeDark: string;
  hedgeLight: string;
  open: readonly string[];
  fieldLine: string;
  furrow: string;
  pool: string;
  poolRim: string;
  tuft: string;
  crowns: readonly string[];
  crownShade: string;
  crownLight: string;
  hachure: string;
  river: string;
  riverHalo: string;
  /** Under thin lines, so that they stand out from any ground. */
  lineHalo: string;
  track: string;
  rail: string;
  wire: string;
  escarpment: string;
  ridge: string;
  wadi: string;
  fort: string;
  zone: string;
  /** Country that no rule knows: gravel, the light and the shade of dunes. */
  serir: string;
  pebbleDark: string;
  duneSand: string;
  duneShade: string;
  /** The sheet beside the map, a box on it, and its rim. */
  sheet: string;
  region: string;
  regionRim: string;
  main: string;
  mainCasing: string;
  mainCentre: string;
  minor: string;
  minorCasing: string;
  roofs: readonly string[];
  roofEdge: string;
  roofShade: string;
  town: string;
  paper: string;
  ink: string;
  brick: string;
  relief: number;
  /** How much of the relief is light, from 0 to 1; the shade always is. */
  lit: number;
  grain: number;
  gridLand: string;
  gridSea: string;
  rim: string;
  veil: string;
  /** The strand from the lowest water up; the last one goes on. */
  strand: readonly string[];
  /** Pools and ripples on wet sand, grains on dry. */
  runnel: string;
  ripple: string;
  grainDark: string;
  foam: string;
  tide: string;
  /** Grass on the flat behind a beach, and the floor of a valley. */
  dune: string;
  valley: string;
  valleyEdge: string;
  pebble: readonly string[];
  pebbleShade: string;
  wall: string;
  wallEdge: string;
  ditch: string;
  rock: string;
  rockDark: string;
  rockLight: string;
  scarp: string;
  scarpShade: string;
  iron: string;
  boxFill: string;
  boxLine: string;
  border: string;
  borderHalo: string;
  /** By the words of charts. */
  emblem: Readonly<Record<string, string>>;
  /** Over what lies beyond the frame. */
  table: string;
}

const light: Palette = {
  sea: ["#7fa6b5", "#88afbc", "#94b9c3", "#a2c4cb", "#b1cfd2", "#c0d9d8", "#d0e3de"],
  seaRim: "rgba(40,90,110,.16)",
  shoreLine: "rgba(52,104,122,.5)",
  wave: "rgba(34,84,104,.42)",
  wash: "255,255,255",
  washStrength: 0.17,
  land: "#e6dfc0",
  sand: "#f1e3b8",
  coast: "#4a4434",
  tint: {
    open: "#ece2b8",
    plain: "#ece2b8",
    bocage: "#cad59e",
    mixed: "#dcdcac",
    swamp: "#bcd3c6",
    saltmarsh: "#d6dccb",
    marsh: "#bfd3b4",
    forest: "#9db67b",
    rough: "#d3c396",
    hill: "#d6c28f",
    mountain: "#cbb48a",
    city: "#e3d8be",
    desert: "#efdcae",
    sea: "#a2c4cb",
    sand: "#dfd9a8",
    flat: "#dadba6",
    valley: "#c3d29c",
    village: "#e7dcbb",
  },
  bocage: ["#c2d295", "#cdd99f", "#d9e0a6", "#b9cc8b", "#c8d698", "#dfe0ad"],
  hedge: "#86a45e",
  hedgeShade: "rgba(70,84,36,.24)",
  hedgeDark: "rgba(88,120,60,.85)",
  hedgeLight: "rgba(164,192,116,.9)",
  open: ["#ece2b8", "#f1e8c2", "#e6dbac", "#efe3b2", "#e2d8a8"],
  fieldLine: "rgba(142,120,66,.5)",
  furrow: "rgba(150,124,66,.3)",
  pool: "#a5cad0",
  poolRim: "rgba(70,122,136,.55)",
  tuft: "rgba(56,100,72,.8)",
  crowns: ["#6b9150", "#7ba05c", "#5d8446"],
  crownShade: "rgba(38,54,20,.5)",
  crownLight: "rgba(178,205,128,.75)",
  hachure: "rgba(112,80,36,.72)",
  river: "#3f86b0",
  riverHalo: "rgba(251,246,228,.62)",
  lineHalo: "rgba(251,246,228,.62)",
  track: "#8a5a2b",
  rail: "#2b2620",
  wire: "#3b2f22",
  escarpment: "#6b4522",
  ridge: "#8a6436",
  wadi: "#7c5f37",
  fort: "#7a2f22",
  zone: "#7a3e8a",
  serir: "#d6c9aa",
  pebbleDark: "rgba(84,70,46,.5)",
  duneSand: "#f4e5b6",
  duneShade: "rgba(150,112,54,.42)",
  sheet: "#ece4d2",
  region: "#fbf8f1",
  regionRim: "#6d6350",
  main: "#d4684c",
  mainCasing: "#5f3a26",
  mainCentre: "rgba(255,226,200,.75)",
  minor: "#fff8e6",
  minorCasing: "#93764f",
  roofs: ["#a4513c", "#8c4231"],
  roofEdge: "rgba(60,22,14,.75)",
  roofShade: "rgba(50,34,16,.34)",
  town: "rgba(231,209,196,.7)",
  paper: "#fbf8f1",
  ink: "#26221a",
  brick: "#a3281e",
  relief: 0.28,
  lit: 0.75,
  grain: 0.13,
  gridLand: "rgba(38,34,26,.27)",
  gridSea: "rgba(255,255,255,.24)",
  rim: "rgba(38,34,26,.42)",
  veil: "rgba(237,231,218,.46)",
  strand: ["#d9c79c", "#e5d3a3", "#f0e0b4"],
  runnel: "rgba(126,158,160,.42)",
  ripple: "rgba(120,98,58,.34)",
  grainDark: "rgba(140,112,62,.4)",
  foam: "rgba(255,253,244,.8)",
  tide: "rgba(38,92,116,.85)",
  dune: "rgba(104,120,58,.62)",
  valley: "rgba(150,176,112,.5)",
  valleyEdge: "rgba(96,112,62,.26)",
  pebble: ["#efe8d8", "#cfc6b4", "#aaa293"],
  pebbleShade: "rgba(82,70,52,.62)",
  wall: "#d9d4c8",
  wallEdge: "#4c463a",
  ditch: "#5a4a2c",
  rock: "#b9a888",
  rockDark: "#5b4a32",
  rockLight: "#e4d8bc",
  scarp: "rgba(96,66,28,.9)",
  scarpShade: "rgba(92,66,30,.17)",
  iron: "#4a3b33",
  boxFill: "rgba(244,248,244,.4)",
  boxLine: "#f7faf5",
  border: "rgba(122,30,22,.82)",
  borderHalo: "rgba(255,250,238,.7)",
  emblem: {
    orange: "#f0921e",
    red: "#b01e28",
    purple: "#7e4fc0",
    blue: "#1668b0",
    green: "#5fa83a",
    brown: "#6b4423",
  },
  table: "rgba(237,231,218,.55)",
};

const dark: Palette = {
  sea: ["#12202a", "#142631", "#172c37", "#1a333e", "#1e3b45", "#23444d", "#2a4f56"],
  seaRim: "rgba(120,180,200,.1)",
  shoreLine: "rgba(122,176,190,.4)",
  wave: "rgba(130,180,200,.24)",
  wash: "160,210,230",
  washStrength: 0.05,
  land: "#34372b",
  sand: "#6e6548",
  coast: "#b9ad88",
  tint: {
    open: "#434230",
    plain: "#434230",
    bocage: "#34402b",
    mixed: "#3d422e",
    swamp: "#2e4440",
    saltmarsh: "#505a4e",
    marsh: "#2c423d",
    forest: "#26361f",
    rough: "#45402f",
    hill: "#4e4632",
    mountain: "#544935",
    city: "#4b4638",
    desert: "#554b33",
    sea: "#1a333e",
    sand: "#4d4c36",
    flat: "#4a4b34",
    valley: "#364330",
    village: "#47422f",
  },
  bocage: ["#323f2a", "#37442d", "#3c4830", "#2f3b28", "#34402b", "#3e482f"],
  hedge: "#46583a",
  hedgeShade: "rgba(8,12,5,.5)",
  hedgeDark: "rgba(56,76,44,.95)",
  hedgeLight: "rgba(98,122,72,.8)",
  open: ["#434230", "#484633", "#3f3e2d", "#464430", "#3d3c2b"],
  fieldLine: "rgba(112,104,70,.34)",
  furrow: "rgba(120,110,74,.2)",
  pool: "#2d5560",
  poolRim: "rgba(110,165,178,.45)",
  tuft: "rgba(120,170,130,.62)",
  crowns: ["#30491f", "#3a5a28", "#28401b"],
  crownShade: "rgba(6,10,4,.6)",
  crownLight: "rgba(98,132,72,.6)",
  hachure: "rgba(176,130,76,.62)",
  river: "#5fa8d0",
  riverHalo: "rgba(20,24,20,.6)",
  lineHalo: "rgba(20,22,16,.5)",
  track: "#c7a06a",
  rail: "#e4dcc6",
  wire: "#d8c9a6",
  escarpment: "#d2ae77",
  ridge: "#bb9862",
  wadi: "#a98c5e",
  fort: "#e08a6c",
  zone: "#b987c8",
  serir: "#5e5748",
  pebbleDark: "rgba(20,16,8,.5)",
  duneSand: "#786745",
  duneShade: "rgba(30,22,10,.42)",
  sheet: "#20262b",
  region: "#1d2226",
  regionRim: "#5a646b",
  main: "#d9744f",
  mainCasing: "#17130d",
  mainCentre: "rgba(255,210,170,.5)",
  minor: "#b9ab86",
  minorCasing: "#17130d",
  roofs: ["#d9c193", "#c2a877"],
  roofEdge: "rgba(22,18,10,.8)",
  roofShade: "rgba(0,0,0,.4)",
  town: "rgba(92,80,66,.6)",
  paper: "#1d2226",
  ink: "#ece6d8",
  brick: "#f08a7c",
  relief: 0.25,
  lit: 0.16,
  grain: 0.22,
  gridLand: "rgba(236,230,216,.13)",
  gridSea: "rgba(255,255,255,.12)",
  rim: "rgba(236,230,216,.3)",
  veil: "rgba(21,24,27,.5)",
  strand: ["#5b5440", "#6a6148", "#7a7052"],
  runnel: "rgba(44,78,86,.55)",
  ripple: "rgba(24,20,12,.42)",
  grainDark: "rgba(28,22,12,.42)",
  foam: "rgba(206,224,222,.42)",
  tide: "rgba(140,196,216,.7)",
  dune: "rgba(126,142,84,.5)",
  valley: "rgba(58,78,48,.6)",
  valleyEdge: "rgba(14,20,10,.4)",
  pebble: ["#a89f8c", "#857d6d", "#6a6356"],
  pebbleShade: "rgba(10,8,4,.6)",
  wall: "#a8a394",
  wallEdge: "#15130e",
  ditch: "#1b150b",
  rock: "#6b5f4a",
  rockDark: "#17120a",
  rockLight: "#978a6e",
  scarp: "rgba(196,152,96,.78)",
  scarpShade: "rgba(4,3,1,.3)",
  iron: "#1c1714",
  boxFill: "rgba(18,34,42,.45)",
  boxLine: "#9db8c0",
  border: "rgba(240,138,124,.72)",
  borderHalo: "rgba(20,20,18,.55)",
  emblem: {
    orange: "#f0a24a",
    red: "#d9545c",
    purple: "#a585dc",
    blue: "#5a9bd8",
    green: "#7fbf5c",
    brown: "#b58552",
  },
  table: "rgba(21,24,27,.6)",
};

/** The colours of the desert, where they are not those of Normandy. */
const DESERT: Readonly<Record<Theme, Partial<Palette>>> = {
  light: {
    land: "#e9d8a8",
    sand: "#f6e9bd",
    tint: {
      ...light.tint,
      desert: "#ead9a8",
      open: "#ead9a8",
      rough: "#c9b084",
      mountain: "#b99c6e",
      saltmarsh: "#d8dfcb",
    },
    hachure: "rgba(108,76,34,.62)",
    furrow: "rgba(168,130,66,.4)",
    grainDark: "rgba(150,116,58,.4)",
    gridLand: "rgba(70,50,20,.28)",
    relief: 0.34,
  },
  dark: {
    land: "#665a3e",
    sand: "#81724c",
    tint: {
      ...dark.tint,
      desert: "#675a3d",
      open: "#675a3d",
      rough: "#4e4230",
      mountain: "#44382a",
      saltmarsh: "#545f55",
    },
    hachure: "rgba(206,164,104,.4)",
    furrow: "rgba(30,22,10,.34)",
    grainDark: "rgba(30,22,10,.36)",
  },
};
const desert: Readonly<Record<Theme, Palette>> = {
  light: { ...light, ...DESERT.light },
  dark: { ...dark, ...DESERT.dark },
};

/** The colours of a theme, and of a country if the chart names one. */
export function paletteOf(theme: Theme, country?: string): Palette {
  if (country === "desert") return desert[theme];
  return theme === "dark" ? dark : light;
}
