import { expect, it } from "vitest";
import { clockFace } from "./time";

const days = (count: number, hours: number): string => `${count}d${hours}h`;

it("a clock shows days, hours, minutes and seconds", () => {
  expect(clockFace(0, days)).toBe("0:00");
  expect(clockFace(-5, days)).toBe("0:00");
  expect(clockFace(61.9, days)).toBe("1:01");
  expect(clockFace(3600, days)).toBe("1:00:00");
  expect(clockFace(86_399, days)).toBe("23:59:59");
  expect(clockFace(3 * 86_400 - 1, days)).toBe("2d23h");
});
