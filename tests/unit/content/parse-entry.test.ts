import { expect, test } from "vitest";
import { z } from "zod";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { parseEntry } from "#app/content/parse-entry.ts";

const file = "content/es/pages/prueba.md";

const schema = z.strictObject({
  title: z.string(),
  cards: z.array(
    z.strictObject({
      text: z.string().trim().min(1),
      image: z.strictObject({ src: z.string().regex(/^[a-z]+\.jpg$/), alt: z.string() }),
    }),
  ),
  kind: z.enum(["a", "b"]).optional(),
  size: z.number().positive().max(10).nullable().optional(),
});

const parse = (source: string) => parseEntry(readFrontMatter(file, source), schema);

/** `line:column code field` of every issue. */
function issuesOf(frontMatter: string, shape: z.ZodType = schema): string[] {
  const result = parseEntry(readFrontMatter(file, `---\n${frontMatter}\n---\n`), shape);
  if (result.ok) throw new Error("Nothing is wrong.");
  return result.issues.map(({ line, column, code, values }) => `${line}:${column} ${code} ${values.field}`);
}

test("every issue of a file comes at once", () => {
  expect(issuesOf("titel: Uno\ncards:\n  - text:\n    image: { src: x.gif }\nkind: c")).toEqual([
    "4:10 field-missing cards[1].text",
    "5:19 field-format cards[1].image.src",
    "5:5 alt-missing cards[1].image.alt",
    "6:7 field-value kind",
    "2:1 field-unknown titel",
  ]);
});

test("the issue of a misspelt field suggests the name that is missing", () => {
  const result = parse("---\ntitel: Uno\ncards:\n  - texto: Una\n    foto: x\n---\n");
  const unknown = !result.ok && result.issues.filter(({ code }) => code === "field-unknown");
  expect(unknown).toMatchObject([
    { line: 4, values: { field: "cards[1].texto", suggestion: "text" } },
    { line: 5, values: { field: "cards[1].foto", suggestion: "image" } },
    { line: 2, values: { field: "titel", suggestion: "title" } },
  ]);
});

test("of a union only the issues of the branch that was meant are shown", () => {
  const door = z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("hinged"), hinge: z.string() }),
    z.strictObject({ type: z.literal("sliding") }),
  ]);
  const shape = z.strictObject({ doors: z.array(door) });
  expect(issuesOf("doors:\n  - { type: hinged }", shape)).toEqual(["3:5 field-missing doors[1].hinge"]);
  expect(issuesOf("doors:\n  - { type: folding }", shape)).toEqual(["3:13 field-value doors[1].type"]);
});
