import fc, { type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { dataFiles, dataNames } from "#app/content/data-files.ts";
import { parseDataFile } from "#app/content/front-matter/data-file.ts";
import { normaliseText, readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { parseEntry } from "#app/content/parse-entry.ts";
import { postSchema } from "#app/content/schemas/post.ts";
import { advise } from "#scripts/check/advice/advise.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { yamlIssues } from "#scripts/check/advice/yaml-issues.ts";
import { readLocaleFile } from "#scripts/check/locales/locale-file.ts";
import { sourceExcerpt } from "#scripts/check/reporters/printable-text.ts";
import { ruleTexts } from "#scripts/check/reporters/rule-texts.ts";
import { checkFile } from "#scripts/check/run-checks.ts";
import { readCheckedSite } from "#scripts/check/site/checked-site.ts";
import { readContentFile } from "#scripts/check/site/content-file.ts";
import { mask } from "#scripts/check/texts/inline-blocks.ts";
import { readSample } from "#tests/mistakes/read-cases.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { fixtureFile } from "#tests/unit/copy-fixture-site.ts";
import { holdsFor } from "#tests/unit/holds-for.ts";

/** Any text: letters, signs of all scripts, control characters and halves of surrogate pairs. */
const anyText: Arbitrary<string> = fc
  .array(
    fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }), fc.nat(0xffff).map(String.fromCharCode)),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(""));

/** Text of pieces that mean something to a parser, put together as they come. */
function textOf(pieces: readonly string[], maxLength = 40): Arbitrary<string> {
  const piece = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: anyText });
  return fc.array(piece, { maxLength }).map((parts) => parts.join(""));
}

const words = [
  "casa",
  "LUM|NORTE",
  "1.250 €",
  "24/7",
  "30 %",
  "978 000 111",
  "equipo@lum.example",
  "año",
  "—",
  "«",
  "»",
  "“",
  "\u00a0",
  "\u200b",
];

/** Pieces of markdown. */
const markdownPieces: readonly string[] = [
  ..."\n,\n\n,  , ,\t,# ,## ,### ,##,- ,* ,1. ,> ,**,*,_,__,`,```\n,~~,[,](,],),![,](/contacto),](exteriors/grua.jpg),[^a],[^a]: ,[a]: ,|,|---|---|\n,---\n,===\n,<br>,<!--,-->,&nbsp;,{{,}},{{precio.metro}},{{nota.ahorro}},{{precio.metro * 2},\\,https://,www.,mailto:,tel:,/contacto,#cuánto,<<<<<<<,>>>>>>>,TODO,lorem ipsum,?,!,{{__proto__.x}},{{precio.metro*2}},[^<b>],{precio.metro ".split(
    ",",
  ),
  ...words,
];

/** Pieces of YAML. */
const yamlPieces: readonly string[] = [
  ..."\n|\n  |\n    |  |title: |description: |date: |tags: |images:|- |src: |alt: |caption: |\"|'|[|]|{|}|, |: |:|#| #|&a |*a|!a |!!str |> |>-\n|%|@|---\n|? |<<: |~|null|true|2025-02-11|1.250|\\uD800|\\x|\t|exteriors/grua.jpg|…".split(
    "|",
  ),
  "|\n",
  "|",
  ...words,
];

/** Pieces of JSON. */
const jsonPieces: readonly string[] = [
  ...'{ } [ ] : , " \\ \\u12 \\uD800 // /* */ null true 1.5 1e9 ""'.split(" "),
  '"nav"',
  '"about": "Nosotros",',
  '"a":',
  "\n",
  " ",
  ...words,
];

const file = "content/es/blog/prueba.md";
const strings = readLocaleFile("es", fixtureFile("locales/es.json"));
const site = await readCheckedSite(fixture, new Map([["es", strings]]));

const [head = "", body = ""] = readSample("article").split(/(?<=\n---\n)/);
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/u;

/**
 * Asserts that each issue is at a place of the text, that its sentences and its source line can be printed, and that
 * they quote the text as it is written.
 */
function areTold(issues: readonly Issue[], source: string): void {
  const lines = normaliseText(source).split("\n");
  for (const issue of issues) {
    expect(issue.line).toBeGreaterThan(0);
    expect(issue.line).toBeLessThanOrEqual(lines.length);
    expect(issue.column).toBeGreaterThan(0);
    expect(issue.column).toBeLessThanOrEqual((lines[issue.line - 1] ?? "").length + 1);
    const { problem, remedy } = ruleTexts(issue);
    const excerpt = sourceExcerpt(lines[issue.line - 1] ?? "", issue.column);
    expect(`${problem}${remedy}${excerpt?.source}`).not.toMatch(unprintable);
    if (!source.includes(mask)) expect(`${problem}${remedy}`).not.toContain(mask);
  }
}

test("any file is read, or has issues that say where", () => {
  const sources = fc.oneof(
    anyText,
    textOf([...yamlPieces, ...markdownPieces]),
    textOf(yamlPieces).map((yaml) => `---\n${yaml}\n---\n${body}`),
    fc
      .tuple(textOf(yamlPieces, 6), fc.nat(head.length))
      .map(([yaml, at]) => head.slice(0, at) + yaml + head.slice(at) + body),
  );
  holdsFor(
    fc.property(sources, (source) => {
      const result = readFrontMatter(file, source);
      if (!result.ok) expect(advise(result.errors)).not.toEqual([]);
      const entry = parseEntry(result, postSchema);
      areTold(entry.ok ? yamlIssues(file, entry.entry.yaml) : advise(entry.errors), source);
    }),
  );
});

/** Returns the issues of an article of the frozen site. */
function issuesOf(source: string): readonly Issue[] {
  const parsed = parseEntry(readFrontMatter(file, source), postSchema);
  if (!parsed.ok) return advise(parsed.errors);
  return checkFile(
    readContentFile({ ...parsed.entry, locale: "es", kind: "blog", id: "prueba", slug: "prueba" }),
    site,
  );
}

test("any body is checked", () => {
  holdsFor(
    fc.property(textOf(markdownPieces, 60), (text) => {
      const source = `${head}\n${text}`;
      areTold(issuesOf(source), source);
    }),
    // The URL that markdown gives to an address is longer than what is written.
    [["www.{{"]],
  );
});

test.each(dataNames)("any file of data is read, or has issues that say where: %s", (name) => {
  const { file, schema } = dataFiles[name];
  const right = fixture.files.text(file) ?? "";
  const sources = fc.oneof(
    textOf(yamlPieces),
    fc
      .tuple(textOf(yamlPieces, 6), fc.nat(right.length))
      .map(([yaml, at]) => right.slice(0, at) + yaml + right.slice(at)),
  );
  holdsFor(
    fc.property(sources, (source) => {
      const result = parseDataFile<unknown>(file, source, schema);
      areTold(result.ok ? [] : advise(result.errors), source);
    }),
  );
});

test("any locale file is read, or has issues that say where", () => {
  holdsFor(
    fc.property(fc.oneof(anyText, textOf(jsonPieces), fc.json()), (source) => {
      const { texts, issues } = readLocaleFile("es", source);
      areTold(issues, source);
      for (const { position } of texts) expect(position.line).toBeLessThanOrEqual(source.split("\n").length);
    }),
  );
});

test("a file that no person wrote has no more issues of a rule than a person reads", () => {
  const braces = issuesOf(`${head}\n${"{{\n\n".repeat(300)}`).filter(({ code }) => code === "placeholder-braces");
  expect(braces).toHaveLength(200);
});
