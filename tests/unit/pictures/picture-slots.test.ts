import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pictureSlots, type Slot } from "#app/pictures/picture-slots.ts";

const readSource = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
const slots: [string, Slot][] = Object.entries(pictureSlots);

test("a slot changes its size where layouts change, the wide windows first", () => {
  const settings = readSource("app/styles/settings/_breakpoints.scss");
  const breakpoints = [...settings.matchAll(/: (\d+)em/g)].map(([, width]) => Number(width));
  for (const [name, { sizes }] of slots) {
    const parts = sizes.split(/, (?![^(]*\))/);
    const limits = parts.map((part) => Number(/^\(min-width: (\d+)em\) /.exec(part)?.[1] ?? 0));
    expect(limits, name).toEqual(limits.toSorted((a, b) => b - a));
    expect(limits.at(-1), name).toBe(0);
    for (const limit of limits.slice(0, -1)) expect(breakpoints, name).toContain(limit);
  }
});
