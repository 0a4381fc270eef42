import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { getMessages } from "#app/i18n/locales.server.ts";
import { readPages } from "#tests/site/built-pages.ts";

/** What a visitor downloads at most in order to use a page, in bytes after compression. */
const budget = 150_000;

const folder = "build/client/assets";
const chunks = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]),
);
const localeChunk = chunkWith(getMessages("es").nav.skip);

test.each(readPages())("$path asks for at most 150 kB of scripts", ({ source }) => {
  const referenced = [...source.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name = ""]) => name);
  const needed = withImports([...referenced, localeChunk]);
  expect(needed.size).toBeGreaterThan(5);
  const bytes = [...needed].reduce((sum, name) => sum + gzipSync(textOf(name)).length, 0);
  expect(bytes).toBeLessThanOrEqual(budget);
});

// A name that each package's own code holds and minifying keeps, and a file of the package where it stands.
test.each([
  ["zod", "ZodError", "zod/v4/classic/errors.js"],
  ["yaml", "YAMLParseError", "yaml/dist/errors.js"],
  ["gray-matter", "excerpt_separator", "gray-matter/lib/excerpt.js"],
  ["hast-util-to-jsx-runtime", "Cannot parse `style` attribute", "hast-util-to-jsx-runtime/lib/index.js"],
  ["remark", "codeFencedFenceSequence", "micromark-core-commonmark/lib/code-fenced.js"],
])("no script for visitors contains %s", (_name, mark, file) => {
  expect(readFileSync(`node_modules/${file}`, "utf8")).toContain(mark);
  expect([...chunks].filter(([, text]) => text.includes(mark)).map(([name]) => name)).toEqual([]);
});

test("visitors do not download the texts of the commands", () => {
  const { check, cli, ...others } = getMessages("es");
  const texts = [...Object.values(cli), ...Object.values(check.rules).flatMap((rule) => Object.values(rule))];
  // As it stands in a script: quotes and line ends escaped.
  const inScript = (text: string) => JSON.stringify(text).slice(1, -1);
  // A word of theirs may be part of what visitors read.
  const own = texts.filter((text) => !JSON.stringify(others).includes(inScript(text)));
  expect(own.length).toBeGreaterThan(50);
  const found = own.filter((text) => [...chunks.values()].some((chunk) => chunk.includes(inScript(text))));
  expect(found).toEqual([]);
});

function textOf(name: string): string {
  const text = chunks.get(name);
  if (text === undefined) throw new Error(`The build has no script ${name}.`);
  return text;
}

function chunkWith(text: string): string {
  const [name, ...others] = [...chunks].filter(([, source]) => source.includes(text)).map(([found]) => found);
  if (name === undefined || others.length > 0) throw new Error(`Not exactly one script contains «${text}».`);
  return name;
}

/** The given scripts and everything they import as they start; what is imported on use does not count. */
function withImports(names: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    const imports = textOf(name).matchAll(/(?:\bimport|\bfrom)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    waiting.push(...[...imports].map(([, imported = ""]) => imported));
  }
  return needed;
}
