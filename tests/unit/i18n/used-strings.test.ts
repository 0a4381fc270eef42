import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutPlural } from "#app/i18n/plural-forms.ts";
import { flatStrings } from "#app/i18n/string-groups.ts";
import strings from "#locales/es.json" with { type: "json" };
import tools from "#locales/tools/es.json" with { type: "json" };

const code = globSync("{app,scripts}/**/*.{ts,tsx,mjs}")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const literals = new Set(Array.from(code.matchAll(/"([^"\n]*)"/g), ([, text]) => text));
/** Keys that are made of parts: every key of the shape of `nav.${name}` is used. */
const shapes = Array.from(code.matchAll(/`([a-z]\w*\.[^`\n]*\$\{[^`\n]*)`/gi), ([, key = ""]) => {
  const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.?()|[\]\\^$*+{}]/g, "\\$&"));
  return new RegExp(`^${parts.join("[\\w@-]+")}$`);
});
const texts = flatStrings(strings);
// A language's description of itself is read from its file.
const shown = texts.filter(([key]) => !key.startsWith("language."));

test("the code asks for every string", () => {
  const keys = new Set(shown.map(([key]) => withoutPlural(key)));
  expect([...keys].filter((key) => !literals.has(key) && !shapes.some((shape) => shape.test(key)))).toEqual([]);
});

test("the code has every name that a string wants to be filled", () => {
  const names = new Set(texts.flatMap(([, text]) => Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name)));
  const passed = new Set(Array.from(code.matchAll(/\b(\w+)(?=\s*[:,}])/g), ([, name]) => name));
  expect([...names].filter((name) => !passed.has(name))).toEqual([]);
});

test("the code asks for every text for the terminal", () => {
  // The first one by `run.mjs`.
  expect(Object.keys(tools.cli).filter((key) => key !== "nodeTooOld" && !literals.has(key))).toEqual([]);
});
