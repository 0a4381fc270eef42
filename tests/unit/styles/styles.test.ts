import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileString } from "sass";
import { expect, test } from "vitest";
import { breakpoints } from "#app/styles/breakpoints.ts";

// Text in each of these colours may be on every background of its kind, at any size.
const textColours = ["text", "text-soft", "text-muted", "accent-text", "link", "error", "success"];
const grounds = {
  light: ["lime-wash", "sand", "paper"],
  dark: ["steel", "steel-light", "ink", "night"],
};

const css = compile(`@use "sass:list";
  @use "sass:meta";
  @use "styles/settings";
  @use "styles/settings/palette";
  .values {
    @each $name, $value in meta.module-variables("palette") { ground: #{$name} $value; }
    @each $name, $value in settings.$fixed { fixed: #{$name} $value; }
    @each $name, $pair in settings.$adaptive { light: #{$name} list.nth($pair, 1); dark: #{$name} list.nth($pair, 2); }
  }`);
const values = new Map(
  [...css.matchAll(/(\w+): ([\w-]+) ([^;]+);/g)].map(([, kind, name, value]) => [`${kind} ${name}`, value]),
);

type Kind = keyof typeof grounds;
const colourOf = (kind: Kind | "ground" | "fixed", name: string) => values.get(`${kind} ${name}`) ?? "";

test.each(["light", "dark"] as const)("text of every colour has a contrast of 7:1 on every %s ground", (kind) => {
  const weak = textColours.flatMap((name) => {
    const value = colourOf(kind, name);
    return grounds[kind]
      .map((ground) => ({ name, ground, ratio: contrast(value, colourOf("ground", ground)) }))
      .filter(({ ratio }) => ratio < 7);
  });
  expect(weak).toEqual([]);
});

test("text on a button has a contrast of 7:1, under the pointer too", () => {
  for (const kind of ["light", "dark"] as const) {
    for (const ground of ["text", "accent-text"]) {
      expect(contrast(colourOf(kind, "surface"), colourOf(kind, ground)), `${ground}, ${kind}`).toBeGreaterThanOrEqual(
        7,
      );
    }
  }
  expect(contrast(colourOf("fixed", "text-inverse"), colourOf("fixed", "accent-solid"))).toBeGreaterThanOrEqual(7);
});

test("edges of controls, bars and the focus ring have a contrast of 3:1", () => {
  for (const kind of ["light", "dark"] as const) {
    for (const name of ["border", "border-muted", "accent", "focus"]) {
      for (const ground of grounds[kind]) {
        const ratio = contrast(colourOf(kind, name), colourOf("ground", ground));
        expect(ratio, `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

test("visitors who ask for more contrast get text in one colour, and lines that they see", () => {
  const root = compileWithTools(":root { @include colours; }").replaceAll(/\s+/g, " ");
  const [, more = ""] = /\(prefers-contrast: more\) \{ :root \{ ([^}]*)\}/.exec(root) ?? [];
  const bothOf = (name: string) => `light-dark(${colourOf("light", name)}, ${colourOf("dark", name)})`;
  expect(more).toContain(`--colour-text-muted: ${bothOf("text")};`);
  expect(more).toContain(`--colour-hairline: ${bothOf("text-muted")};`);
});

function compile(source: string): string {
  return compileString(source, { loadPaths: [join(process.cwd(), "app")] }).css;
}

/** Returns the ratio of contrast of two colours, as WCAG 2.2 computes it: «#000000» and «#ffffff» → 21. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    if (Number.isNaN(part)) throw new Error(`«${colour}» is no colour of six hexadecimal digits.`);
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function compileWithTools(source: string): string {
  return compile(`@use "styles/tools" as *;
${source}`);
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
    compileWithTools(source);
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
  const css = compileWithTools(
    '@use "styles/settings";\n@each $name, $width in settings.$breakpoints { .#{$name} { width: $width; } }',
  );
  const widths = [...css.matchAll(/\.([\w-]+) \{\s*width: ([\d.]+)em;/g)].map(([, name, width]) => [
    name,
    Number(width),
  ]);
  expect(Object.fromEntries(widths)).toEqual(breakpoints);
});

const app = join(process.cwd(), "app");
const main = readUses("styles/main.scss");
// That of the open designer comes with its code.
const ofSubjects = [...globSync("pages/*/[!_]*.scss", { cwd: app }), "designer/tool/designer-tool.scss"].map(
  (file) => [file, readUses(file)] as const,
);

test("every partial of a component is in main.scss or in the stylesheet of a subject, and in no more than one of both", () => {
  const partials = readdirSync(app, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.startsWith("styles/"))
    .flatMap((file) => (/^(.*\/)_([\w-]+)\.scss$/.exec(file) ?? []).slice(1).join("") || []);
  const inSubjects = new Set(ofSubjects.flatMap(([, uses]) => uses));
  // A partial that only other partials use prints no rules of its own.
  const unused = partials.filter((name) => !main.includes(name) && !inSubjects.has(name));
  expect(unused).toEqual(["pages/home/row-of-tiles"]);
  expect(main.filter((name) => inSubjects.has(name))).toEqual([]);
});

test.each(ofSubjects)("%s names its partials once, in the order that all have", (file, uses) => {
  expect(uses).toEqual([...new Set(uses)]);
  for (const [, others] of ofSubjects) {
    const shared = others.filter((name) => uses.includes(name));
    expect(
      uses.filter((name) => shared.includes(name)),
      file,
    ).toEqual(shared);
  }
});

/** Returns what a stylesheet names with `@use`. */
function readUses(file: string): string[] {
  return [...readFileSync(join(app, file), "utf8").matchAll(/^@use "([^"]+)";/gm)].map(([, name = ""]) => name);
}
