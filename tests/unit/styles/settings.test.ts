import { join } from "node:path";
import { compileString } from "sass";
import { expect, test } from "vitest";
import { breakpoints } from "#app/styles/breakpoints.ts";

function compile(source: string): string {
  return compileString(`@use "styles/tools" as *;\n${source}`, { loadPaths: [join(process.cwd(), "app")] }).css;
}

test.each([
  ['.a { color: colour("txt"); }', "colour", '"txt"', "text, text-soft", "_colours.scss"],
  [".a { margin: space(25); }", "spacing step", "25", "4, 8, 12, 16, 24", "_spacing.scss"],
  ['@include from("phone") { .a { color: red; } }', "breakpoint", '"phone"', "tablet, laptop", "_breakpoints.scss"],
  ['.a { @include surface("blue"); }', "surface", '"blue"', "raised, inverse, deep", "_colours.scss"],
  ['.a { @include type("huge"); }', "type", '"huge"', "", "_typography.scss"],
])("%s stops the compile with the valid names and the file to look in", (source, kind, name, valid, file) => {
  let problem = "";
  try {
    compile(source);
  } catch (error) {
    problem = String(error);
  }
  expect(problem).toContain(`Unknown ${kind}`);
  expect(problem).toContain(name);
  expect(problem).toContain(`Valid names: `);
  expect(problem).toContain(valid);
  expect(problem).toContain(`app/styles/settings/${file}`);
});

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
