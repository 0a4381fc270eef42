import { join } from "node:path";
import { compileString } from "sass";
import { expect, test } from "vitest";
import { breakpoints } from "#app/styles/breakpoints.ts";

function compile(source: string): string {
  return compileString(source, { loadPaths: [join(process.cwd(), "app")] }).css;
}

test("scripts and styles have the same breakpoints", () => {
  const css = compile(
    '@use "styles/settings";\n@each $name, $width in settings.$breakpoints { .#{$name} { width: $width; } }',
  );
  const widths = [...css.matchAll(/\.([\w-]+) \{\s*width: ([\d.]+)em;/g)].map(([, name, width]) => [
    name,
    Number(width),
  ]);
  expect(Object.fromEntries(widths)).toEqual(breakpoints);
});
