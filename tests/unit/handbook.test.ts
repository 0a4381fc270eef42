import { expect, test } from "vitest";
import { z } from "zod";
import { collectionNames, collectionSchemas } from "#app/content/collections.ts";
import { headingIds } from "#app/content/markdown/heading-ids.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { unwrapSchema } from "#app/schemas/schema-at.ts";
import { checkFlags } from "#scripts/check/check-command.ts";
import { readNewCommand } from "#scripts/new/read-new-command.ts";
import { chapter, codeIn, handbook } from "./handbook-text.ts";

// Facts of the code only: what writers change in the content changes no result here.

test("every link within the handbook leads to one of its headings", () => {
  const ids = headingIds(parseMarkdown(handbook));
  const targets = [...handbook.matchAll(/\]\((#[^)]+)\)/g)]
    .map(([, target = ""]) => target)
    // That of an example for articles.
    .filter((target) => target !== "#la-sombra-se-diseña");
  expect(targets.length).toBeGreaterThan(15);
  expect(targets.filter((target) => !ids.includes(target.slice(1)))).toEqual([]);
});

test("npm run new makes everything that the handbook says, and all that there is", () => {
  const words = [...handbook.matchAll(/npm run new -- (\S+) "([^"]+)"/g)].map(([, kind = "", title = ""]) => [
    kind,
    title,
  ]);
  const made = words.map((command) => readNewCommand(command));
  expect(made.filter(({ kind }) => kind !== "make")).toEqual([]);
  expect(new Set(made.map((command) => (command.kind === "make" ? command.what : "")))).toEqual(
    new Set(["post", "story", "model", "legal", "question", "card", "page"]),
  );
});

test("the check knows the options that the handbook gives it", () => {
  const options = [...handbook.matchAll(/npm run (?:--silent )?check -- (--\w+)/g)].map(([, option = ""]) => option);
  expect(new Set(options)).toEqual(new Set(["--production"]));
  expect(options.filter((option) => !checkFlags.includes(option.slice("--".length)))).toEqual([]);
});

/** Fields that hold others which the handbook names too. */
const groups: readonly string[] = ["author", "size", "items"];

function fieldNames(fields: unknown, within = groups): string[] {
  const schema = unwrapSchema(fields);
  const group = schema instanceof z.ZodArray ? unwrapSchema(schema.element) : schema;
  if (!(group instanceof z.ZodObject)) return [];
  return Object.entries(group.shape).flatMap(([name, field]) =>
    within.includes(name) ? [name, ...fieldNames(field, [])] : [name],
  );
}

test.each(collectionNames)("the fields of content/es/%s are all named, and no others", (name) => {
  const [heading = ""] = new RegExp(`^### .*\\(\`content/es/${name}/\`\\)`, "m").exec(handbook) ?? [];
  const own = chapter(heading);
  const schema = collectionSchemas[name];
  const codes = [...codeIn(chapter("### En todas partes")), ...codeIn(own)];
  // Some with their value, «contact: true».
  const named = new Set(codes.map((code) => code.replace(/: .*/, "")));
  expect(fieldNames(schema).filter((field) => !named.has(field))).toEqual([]);
  const rows = [...own.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = ""]) => codeIn(cell));
  expect(rows.filter((field) => !fieldNames(schema, []).includes(field))).toEqual([]);
});
