import fc from "fast-check";
import { expect, test } from "vitest";
import { type Area, findRoom } from "#app/assistant/find-room.ts";

/** The button in the corner of a phone: 44 px, 16 px above the foot of 780 px. */
const button: Area = { left: 316, right: 360, top: 720, bottom: 764 };

function field(top: number, height = 52): Area {
  return { left: 24, right: 336, top, bottom: top + height };
}

test.each([
  ["a page without controls", []],
  ["a control above it", [field(660)]],
  ["a control below it", [field(764)]],
  ["a control beside it", [{ ...field(730), right: 316 }]],
  ["a control that touches its margin by a rounded pixel", [{ ...field(730), right: 316.6 }]],
])("it stays in its corner with %s", (_what, others) => {
  expect(findRoom(button, others, 0)).toBe(0);
});

test("it moves up just above the control that it would cover", () => {
  const way = findRoom(button, [field(740)], 0) ?? 0;
  expect(button.bottom - way).toBeLessThan(740);
  expect(button.bottom - way).toBeGreaterThan(740 - 10);
});

test("it passes over gaps that are too low for it", () => {
  const way = findRoom(button, [field(740), field(660), field(580)], 0) ?? 0;
  expect(button.bottom - way).toBeLessThan(580);
});

test("it uses the first gap that is high enough", () => {
  const way = findRoom(button, [field(740), field(630), field(550)], 0) ?? 0;
  expect(button.top - way).toBeGreaterThanOrEqual(682);
  expect(button.bottom - way).toBeLessThan(740);
});

test("where controls fill the window below the header, there is no room", () => {
  const form = Array.from({ length: 10 }, (_, line) => field(100 + line * 70));
  expect(findRoom(button, form, 90)).toBeUndefined();
  expect(findRoom(button, form, 50)).toBeGreaterThan(0);
});

test("what it finds never lies over a control, nor above the header", () => {
  const others = fc.array(
    fc
      .record({ left: fc.integer({ min: 0, max: 359 }), top: fc.integer({ min: -100, max: 900 }) })
      .chain(({ left, top }) =>
        fc
          .record({ width: fc.integer({ min: 1, max: 340 }), height: fc.integer({ min: 1, max: 300 }) })
          .map(({ width, height }) => ({ left, top, right: left + width, bottom: top + height })),
      ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(others, fc.integer({ min: 0, max: 200 }), (areas, top) => {
      const way = findRoom(button, areas, top);
      if (way === undefined) return;
      const [from, to] = [button.top - way, button.bottom - way];
      if (way > 0) expect(from).toBeGreaterThanOrEqual(top);
      const covered = areas.filter(
        (area) => area.left < 359 && area.right > 317 && area.top < to && area.bottom > from,
      );
      expect(covered).toEqual([]);
    }),
  );
});
