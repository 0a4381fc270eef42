import { expect, test } from "vitest";
import { z } from "zod";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { parseEntry } from "#app/content/parse-entry.ts";
import { postSchema } from "#app/content/schemas/post.ts";

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

const card = (image: string) => `title: Uno\ncards:\n  - text: Una\n    image:\n${image}`;

test("a nested field that is not there is shown at the group that lacks it", () => {
  expect(issuesOf(card("      alt: Una foto"))).toEqual(["5:5 field-missing cards[1].image.src"]);
});

test("a text instead of a list is reported once, without an issue of its length", () => {
  const list = z.strictObject({ title: z.string(), images: z.array(schema.shape.cards.element).length(3) });
  const tags = z.strictObject({ title: z.string(), tags: z.array(z.string()).min(1).max(2) });
  expect(issuesOf("title: Uno\nimages: exteriors/una.jpg", list)).toEqual(["3:9 field-type images"]);
  expect(issuesOf("title: Uno\ntags: madera", tags)).toEqual(["3:7 field-type tags"]);
  expect(issuesOf("title: Uno\ntags: [uno, dos, tres]", tags)).toEqual(["3:7 field-count tags"]);
});

test("a value that is not among the allowed ones is shown with them", () => {
  expect(issuesOf("title: Uno\ncards: []\nkind: c")).toEqual(["4:7 field-value kind"]);
  const result = parse("---\ntitle: Uno\ncards: []\nkind: c\n---\n");
  expect(!result.ok && result.issues[0]?.values).toEqual({
    field: "kind",
    allowed: "a, b",
    found: "c",
    suggestion: "",
    only: "",
  });
});

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

test("a slug that climbs out of its folder is no slug", () => {
  const post = (slug: string) =>
    issuesOf(
      `slug: ${JSON.stringify(slug)}\ntitle: Uno\ndescription: Dos\ndate: 2024-01-01\ntags: [a]\nimages: []`,
      postSchema,
    );
  for (const slug of ["../../x", "a/b", "%2e%2e", "Ñandú", "a b", ""]) {
    expect(post(slug)[0]).toBe("2:7 field-format slug");
  }
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
