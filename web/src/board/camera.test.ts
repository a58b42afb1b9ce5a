import { expect, test } from "vitest";
import {
  clamp,
  fitTo,
  pan,
  pinch,
  placeAbove,
  placeCard,
  planeTransform,
  toPlane,
  toScreen,
  zoomAt,
  opening,
  reaching,
  sectors,
} from "./camera";

const frame = [0, 0, 30, 20] as const;
const size = { width: 900, height: 600 };

test("the plane and the screen are each other's inverse", () => {
  const camera = { x: 3, y: 4, p: 50 };
  const at = toPlane(camera, size, { x: 100, y: 200 });
  expect(toScreen(camera, size, at)).toEqual({ x: 100, y: 200 });
  expect(toScreen(camera, size, { x: 3, y: 4 })).toEqual({ x: 450, y: 300 });
});

test("fitting shows the whole frame in its middle", () => {
  const camera = fitTo(frame, size, 0);
  expect(camera).toEqual({ x: 15, y: 10, p: 30 });
});

test("zooming keeps what is under the pointer", () => {
  const camera = { x: 15, y: 10, p: 60 };
  const at = { x: 300, y: 350 };
  const nearer = zoomAt(camera, size, at, 1.5, frame);
  expect(nearer.p).toBeCloseTo(90);
  const [was, is] = [toPlane(camera, size, at), toPlane(nearer, size, at)];
  expect(is.x).toBeCloseTo(was.x);
  expect(is.y).toBeCloseTo(was.y);
});

test("the camera never leaves the frame and never goes farther than the whole of it", () => {
  expect(clamp({ x: 15, y: 10, p: 1 }, frame, size).p).toBeCloseTo(fitTo(frame, size).p);
  const off = clamp({ x: -100, y: 100, p: 100 }, frame, size);
  expect(off.x).toBeGreaterThan(0);
  expect(off.y).toBeLessThan(20);
  expect(clamp({ x: 15, y: 10, p: 9999 }, frame, size).p).toBe(220);
});

test("panning moves the picture with the pointer", () => {
  const camera = pan({ x: 15, y: 10, p: 100 }, 50, -20, frame, size);
  expect(camera.x).toBeCloseTo(14.5);
  expect(camera.y).toBeCloseTo(10.2);
});

test("two fingers zoom and pan at once", () => {
  const before = [
    { x: 400, y: 300 },
    { x: 500, y: 300 },
  ] as const;
  const after = [
    { x: 360, y: 310 },
    { x: 560, y: 310 },
  ] as const;
  const camera = { x: 15, y: 10, p: 60 };
  const moved = pinch(camera, size, before, after, frame);
  expect(moved.p).toBeCloseTo(120);
  const was = toPlane(camera, size, { x: 450, y: 300 });
  const is = toPlane(moved, size, { x: 460, y: 310 });
  expect(is.x).toBeCloseTo(was.x);
  expect(is.y).toBeCloseTo(was.y);
});

test("the plane is drawn by one transform", () => {
  expect(planeTransform({ x: 1, y: 2, p: 40 }, size)).toBe("translate(410 220) scale(40)");
});

test("cards keep within the viewport and clear of their place", () => {
  const card = { width: 200, height: 300 };
  for (const x of [0, 300, 890])
    for (const y of [0, 300, 590])
      for (const place of [placeCard, placeAbove]) {
        const at = place({ x, y }, card, size, 20);
        expect(at.x).toBeGreaterThanOrEqual(8);
        expect(at.y).toBeGreaterThanOrEqual(8);
        expect(at.x + card.width).toBeLessThanOrEqual(size.width - 8);
        expect(at.y + card.height).toBeLessThanOrEqual(size.height - 8);
      }
  expect(placeCard({ x: 300, y: 300 }, card, size, 20).x).toBe(320);
  expect(placeCard({ x: 800, y: 300 }, card, size, 20).x).toBe(580);
  expect(placeAbove({ x: 300, y: 400 }, card, size, 20)).toEqual({ x: 200, y: 80 });
  // No room at either side of a narrow screen: above or below.
  const narrow = { width: 390, height: 800 };
  expect(placeCard({ x: 195, y: 700 }, { width: 370, height: 200 }, narrow, 20)).toEqual({ x: 10, y: 480 });
});

test("what is seen already moves nothing; what is not comes to the middle, from farther away if it needs room", () => {
  const size = { width: 800, height: 600 };
  const camera = { x: 10, y: 10, p: 60 };
  expect(reaching(camera, size, [{ x: 11, y: 11 }])).toBe(camera);
  expect(reaching(camera, size, [])).toBe(camera);
  expect(reaching(camera, size, [{ x: 30, y: 10 }])).toEqual({ x: 30, y: 10, p: 60 });
  const wide = reaching(camera, size, [
    { x: 4, y: 10 },
    { x: 20, y: 12 },
  ]);
  expect(wide.x).toBe(12);
  expect(wide.p).toBeLessThan(60);
  expect(wide.p).toBeGreaterThanOrEqual(34);
  // Of what no view can hold most is shown, not the empty middle.
  const far = reaching(camera, size, [
    { x: 90, y: 40 },
    { x: 30, y: 10 },
    { x: 34, y: 12 },
  ]);
  expect(far).toMatchObject({ x: 32, y: 10 });
  // What is out of sight at the side does not move the map up or down, and the other way about.
  expect(reaching(camera, size, [{ x: 30, y: 12 }])).toEqual({ x: 30, y: 10, p: 60 });
  expect(reaching(camera, size, [{ x: 8, y: 30 }])).toEqual({ x: 10, y: 30, p: 60 });
});

test("a game begins where it can be read", () => {
  const frame = [0, 0, 40, 36] as const;
  const glimpse = [20, 10, 30, 18] as const;
  const size = { width: 990, height: 840 };
  const at = opening(
    frame,
    size,
    [
      { x: 10, y: 10 },
      { x: 14, y: 12 },
    ],
    glimpse,
  );
  // All that stands there is in view, and of the rest what the game is about.
  expect(at.p).toBe(64);
  expect(at.x).toBeCloseTo(12 + (990 / 64 - 7) / 2);
  expect(at.y).toBe(14);
  // Nothing stands anywhere yet.
  expect(opening(frame, size, [], glimpse)).toMatchObject({ x: 25, y: 14, p: 64 });
  // Too much for one view: readable comes first.
  expect(
    opening(
      frame,
      size,
      [
        { x: 1, y: 1 },
        { x: 39, y: 35 },
      ],
      glimpse,
    ).p,
  ).toBeGreaterThanOrEqual(44);
  // The ends of a front are not cut off, as long as one can read who stands there.
  const front = [1, 26].map((x) => ({ x, y: 10 }));
  const afar = opening(frame, size, front, [6, 10, 20, 18]);
  expect(afar.p).toBeCloseTo(990 / 28);
  expect(afar.x).toBeCloseTo(13.5);
  // Where that is nearly the whole board, it is the whole of it.
  expect(opening([0, 0, 28, 24], size, front, [6, 10, 20, 18])).toEqual(fitTo([0, 0, 28, 24], size));
  // Of a longer one it begins where most stand: counters of twenty pixels tell nobody anything.
  const beach = [1, 24, 27, 30].map((x) => ({ x, y: 10 }));
  const near = opening([0, 0, 36, 24], size, beach, [1, 8, 33, 14]);
  expect(near.p).toBeGreaterThanOrEqual(44);
  for (const x of [24, 27, 30]) expect(Math.abs(x - near.x)).toBeLessThan(size.width / near.p / 2);
  // Where nobody stands yet, a small screen begins in the middle of what the game is about.
  const phone = opening(frame, { width: 390, height: 560 }, [], [2, 4, 34, 18]);
  expect(phone.p).toBe(44);
  expect([phone.x, phone.y]).toEqual([18, 11]);
  // On a large screen all of the board is readable.
  const large = { width: 2400, height: 2000 };
  expect(opening(frame, large, [{ x: 10, y: 10 }], glimpse)).toEqual(fitTo(frame, large));
});

test("the front falls into parts that can be looked at", () => {
  const front = [0, 2, 4, 20, 22, 40].map((x) => ({ x, y: x / 10 }));
  expect(sectors(front, 10, 8)).toEqual([
    [0, 0, 4, 0.4],
    [20, 2, 22, 2.2],
    [40, 4, 40, 4],
  ]);
  expect(sectors([], 10, 8)).toEqual([]);
});
