import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { widthSteps } from "#app/pictures/picture-files.ts";
import { pictureSlots, type Slot } from "#app/pictures/picture-slots.ts";

const readSource = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
const slots: [string, Slot][] = Object.entries(pictureSlots);

test.each(slots)("%s offers some of the widths that are made, the narrow ones first", (_name, { widths }) => {
  expect(widths.length).toBeGreaterThan(0);
  expect(widths).toEqual(widthSteps.filter((step) => widths.includes(step)));
});

test.each(slots)("%s changes its size where layouts change, the wide windows first", (_name, { sizes }) => {
  const parts = sizes.split(/, (?![^(]*\))/);
  const limits = parts.map((part) => Number(/^\(min-width: (\d+)em\) /.exec(part)?.[1] ?? 0));
  // The breakpoints of app/styles/settings/_breakpoints.scss.
  const breakpoints = [...readSource("app/styles/settings/_breakpoints.scss").matchAll(/: (\d+)em/g)].map(([, width]) =>
    Number(width),
  );
  expect(limits).toEqual(limits.toSorted((a, b) => b - a));
  expect(limits.at(-1)).toBe(0);
  for (const limit of limits.slice(0, -1)) expect(breakpoints).toContain(limit);
});
