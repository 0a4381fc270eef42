import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { parse } from "jsonc-parser";
import { expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { applicationCard, pictureCard } from "#app/content/schemas/cards.ts";
import { faqSchema } from "#app/content/schemas/faq.ts";
import { postSchema } from "#app/content/schemas/post.ts";
import { picture } from "#app/pictures/picture-field.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { printIssues } from "#scripts/check/reporters/print-issues.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";

const matcher = z.object({
  severity: z.enum(["error", "warning"]),
  pattern: z.object({
    regexp: z.string(),
    file: z.int(),
    line: z.int(),
    column: z.int(),
    code: z.int(),
    message: z.int(),
  }),
});
const tasks = z
  .object({ tasks: z.array(z.object({ command: z.string(), problemMatcher: z.array(matcher) })) })
  .parse(parse(readFileSync(".vscode/tasks.json", "utf8")));
const matchers = tasks.tasks.find(({ command }) => command === "npm run check")?.problemMatcher ?? [];

/** Returns what the editor makes of lines, as it does: without colours, and each line for each pattern. */
function problemsIn(lines: readonly string[]) {
  return lines.flatMap((line) =>
    matchers.flatMap(({ severity, pattern: { regexp, ...groups } }) => {
      const found = new RegExp(regexp).exec(stripVTControlCharacters(line));
      const read = Object.entries(groups).map(([name, group]) => [name, found?.[group]] as const);
      return found ? [{ severity, ...Object.fromEntries(read) }] : [];
    }),
  );
}

test("the editor lists what the check prints, errors and warnings apart", () => {
  const issues: Issue[] = [
    {
      file: "content/es/blog/roto: uno.md",
      line: 7,
      column: 10,
      code: "picture-missing",
      values: { picture: "exteriors/terrasa.jpg", suggestion: "exteriors/terraza.jpg" },
    },
    {
      file: "content/images/exteriors/a.jpg",
      line: 1,
      column: 1,
      code: "picture-small",
      values: { picture: "exteriors/a.jpg", width: 200, least: 1280 },
    },
  ];
  const lines: string[] = [];
  const stream = Object.assign(Object.create(process.stderr), { isTTY: true });
  printIssues(issues, fixtureRoot, { stream, print: (text) => lines.push(...text.split("\n")) });
  expect(problemsIn(lines)).toEqual([
    expect.objectContaining({ severity: "warning", file: "content/images/exteriors/a.jpg", code: "picture-small" }),
    {
      severity: "error",
      file: "content/es/blog/roto: uno.md",
      line: "7",
      column: "10",
      code: "picture-missing",
      message: expect.stringContaining("exteriors/terrasa.jpg"),
    },
  ]);
});

const snippets = z
  .record(z.string(), z.object({ prefix: z.unknown(), body: z.array(z.string()), description: z.string() }))
  .parse(parse(readFileSync(".vscode/content.code-snippets", "utf8")));

/** Returns what a snippet inserts if every proposal is accepted. */
function expand(name: string): string {
  const body = snippets[name]?.body.join("\n") ?? "";
  return body
    .replaceAll("$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE", "2026-11-22")
    .replaceAll(/\$\{\d+:([^{}]*)\}/g, "$1")
    .replaceAll(/\$\d/g, "");
}

test.each([
  ["Tarjeta", z.array(pictureCard)],
  ["Tarjeta de uso", z.array(applicationCard)],
  ["Pregunta frecuente", faqSchema.shape.items],
  ["Imagen de un campo", z.strictObject({ image: picture })],
  ["Artículo", postSchema],
])("the snippet «%s» has the fields of its schema", (name, schema) => {
  const text = expand(name);
  const [, fields = text] = text.split(/^---$/m);
  expect(z.safeParse(schema, parseYaml(fields))).toMatchObject({ success: true });
});
