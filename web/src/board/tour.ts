// What happens beyond the edge of the view: which parts of the board the camera goes to, one after the other.
import { sectors, toScreen, type Point, type Size } from "./camera";
import type { Camera } from "../map/chart";

/** How near the edge of the screen a point counts as unseen, in hexes. */
const EDGE = 0.6;
/** What a part leaves free at its edges, in hexes. */
const MARGIN = 3;

const inside = (camera: Camera, size: Size, at: Point): boolean => {
  const { x, y } = toScreen(camera, size, at);
  const edge = EDGE * camera.p;
  return x >= edge && y >= edge && x <= size.width - edge && y <= size.height - edge;
};

/**
 * The points by the part of the board in which they are looked at, in the order in which they come: all in one part if they
 * are seen already, else as many parts as the view has to be moved to.
 */
export function partsOf(camera: Camera, size: Size, points: readonly Point[]): number[] {
  if (points.every((at) => inside(camera, size, at))) return points.map(() => 0);
  const frames = sectors(points, size.width / camera.p - MARGIN, size.height / camera.p - MARGIN);
  const found = points.map(({ x, y }) =>
    frames.findIndex(([left, top, right, bottom]) => x >= left && x <= right && y >= top && y <= bottom),
  );
  const order = [...new Set(found)];
  return found.map((part) => order.indexOf(part));
}

/** The camera that sees all points, moved no farther than it must be. */
export function nudged(camera: Camera, size: Size, points: readonly Point[]): Camera {
  const along = (of: "x" | "y", view: number): number => {
    const [least, most] = [Math.min(...points.map((at) => at[of])), Math.max(...points.map((at) => at[of]))];
    const room = view / camera.p / 2 - EDGE - 0.6;
    if (most - least > 2 * room) return (least + most) / 2;
    return Math.min(Math.max(camera[of], most - room), least + room);
  };
  return points.length === 0 ? camera : { x: along("x", size.width), y: along("y", size.height), p: camera.p };
}

/** The edge of the view beyond which a point lies; none if it is seen. */
export type Edge = "left" | "right" | "top" | "bottom";
export function beyond(camera: Camera, size: Size, at: Point): Edge | null {
  const { x, y } = toScreen(camera, size, at);
  const over: [number, Edge][] = [
    [-x, "left"],
    [x - size.width, "right"],
    [-y, "top"],
    [y - size.height, "bottom"],
  ];
  const [far, edge] = over.reduce((most, one) => (one[0] > most[0] ? one : most));
  return far > 0 ? edge : null;
}
