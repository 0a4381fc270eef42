import { join } from "node:path";
import { compileString } from "sass";
import { expect, test } from "vitest";

function compile(source: string): string {
  return compileString(`@use "styles/tools" as *;\n${source}`, { loadPaths: [join(process.cwd(), "app")] }).css;
}

test("a known colour, spacing step and breakpoint compile", () => {
  const css = compile(
    '.a { color: colour("text"); margin: space(24); @include from("tablet") { color: colour("link"); } }',
  );
  expect(css).toContain("color: var(--colour-text)");
  expect(css).toContain("margin: 1.5rem");
  expect(css).toMatch(/@media \(min-width: 48em\)/);
});

test("a line is as high as its letters make it, and has no height where they have two sizes", () => {
  expect(compile('.a { block-size: line("caption"); }')).toContain("block-size: 1.359375rem");
  expect(compile('.a { @include type("caption"); }')).toMatch(/font-size: 0\.9375rem;[^}]*line-height: 1\.45;/);
  expect(() => compile('.a { block-size: line("body"); }')).toThrow(/two heights/);
});

test("the settings and tools print no CSS of their own", () => {
  expect(compile("")).toBe("");
  expect(compileString('@use "styles/settings";', { loadPaths: [join(process.cwd(), "app")] }).css).toBe("");
});

test.each([
  ['.a { color: colour("txt"); }', "colour", '"txt"', "text, text-soft", "_colours.scss"],
  [".a { margin: space(25); }", "spacing step", "25", "4, 8, 12, 16, 24", "_spacing.scss"],
  ['.a { width: size("postt"); }', "size", '"postt"', "line, radius, post", "_sizes.scss"],
  ['@include from("phone") { .a { color: red; } }', "breakpoint", '"phone"', "tablet, laptop", "_breakpoints.scss"],
  ['@include below("phone") { .a { color: red; } }', "breakpoint", '"phone"', "tablet, laptop", "_breakpoints.scss"],
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

test("a scrim that would hide the picture stops the compile", () => {
  expect(() => compile(".a { background: scrim(0.9); }")).toThrow(/from 0 to 0\.84/);
  expect(compile(".a { background: scrim(0.5); }")).toMatch(/background: rgba\(/);
});
