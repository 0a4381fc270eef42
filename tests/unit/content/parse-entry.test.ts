import { expect, test } from "vitest";
import { z } from "zod";
import { schemaIssues } from "#app/content/fields/schema-issues.ts";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { parseEntry } from "#app/content/parse-entry.ts";
import { postSchema } from "#app/content/schemas/post.ts";
import { formatFieldPath } from "#app/schemas/field-path.ts";

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

test("a right file gives its fields, its body and where it says what", () => {
  const result = parse("---\ntitle: Uno\ncards: []\n---\nTexto.\n");
  if (!result.ok) throw new Error("Something is wrong.");
  const { data, body, bodyLine, locate } = result.entry;
  expect({ data, body, bodyLine }).toEqual({ data: { title: "Uno", cards: [] }, body: "Texto.\n", bodyLine: 5 });
  expect(locate.value(["cards"])).toEqual({ line: 3, column: 8 });
  expect(locate.key(["cards"])).toEqual({ line: 3, column: 1 });
});

test("a nested field that is not there is shown at the group that lacks it", () => {
  expect(issuesOf(card("      alt: Una foto"))).toEqual(["5:5 field-missing cards[1].image.src"]);
});

test("a missing alternative text has a rule of its own", () => {
  expect(issuesOf(card("      src: una.jpg"))).toEqual(["5:5 alt-missing cards[1].image.alt"]);
});

test("a text in the place of a list is one mistake, and its length none", () => {
  const list = z.strictObject({ title: z.string(), images: z.array(schema.shape.cards.element).length(3) });
  const tags = z.strictObject({ title: z.string(), tags: z.array(z.string()).min(1).max(2) });
  expect(issuesOf("title: Uno\nimages: exteriors/una.jpg", list)).toEqual(["3:9 field-type images"]);
  expect(issuesOf("title: Uno\ntags: madera", tags)).toEqual(["3:7 field-type tags"]);
  expect(issuesOf("title: Uno\ntags: [uno, dos, tres]", tags)).toEqual(["3:7 field-count tags"]);
});

test("an empty alternative text is allowed: the picture is decorative", () => {
  expect(parse(`---\n${card('      src: una.jpg\n      alt: ""')}\n---\n`).ok).toBe(true);
});

test("a nested field that does not exist is shown at its name", () => {
  expect(issuesOf(card("      src: una.jpg\n      alt: Una\n      title: Dos"))).toEqual([
    "8:7 field-unknown cards[1].image.title",
  ]);
});

test("a nested field of the wrong type is shown at its value", () => {
  expect(issuesOf(card("      src: una.jpg\n      alt: { es: Una }"))).toEqual(["7:12 field-type cards[1].image.alt"]);
  expect(issuesOf(card("      src: una.jpg\n      alt: 5"))).toEqual(["7:12 field-type cards[1].image.alt"]);
});

test("a group that should be a list, or a list that should be a group, is shown at its value", () => {
  expect(issuesOf("title: Uno\ncards:\n  text: Una")).toEqual(["4:3 field-type cards"]);
  expect(issuesOf("title: Uno\ncards:\n  - Una")).toEqual(["4:5 field-type cards[1]"]);
});

test("positions are right in flow style too", () => {
  expect(issuesOf("title: Uno\ncards: [{ text: Una, image: { src: UNA.jpg, alt: Una } }]")).toEqual([
    "3:36 field-format cards[1].image.src",
  ]);
  expect(issuesOf("title: Uno\ncards: [{ text: Una, image: { src: una.jpg } }]")).toEqual([
    "3:22 alt-missing cards[1].image.alt",
  ]);
});

test("a field without a value, or with spaces only, is empty", () => {
  expect(issuesOf("title:\ncards: []")).toEqual(["2:7 field-empty title"]);
  expect(issuesOf(card("      src: una.jpg\n      alt: Una").replace("Una\n", '"  "\n'))).toEqual([
    "4:11 field-empty cards[1].text",
  ]);
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

test("a number out of range is shown with its limit", () => {
  expect(issuesOf("title: Uno\ncards: []\nsize: -1")).toEqual(["4:7 field-range size"]);
  expect(issuesOf("title: Uno\ncards: []\nsize: 11")).toEqual(["4:7 field-range size"]);
});

test("every issue of a file comes at once", () => {
  expect(issuesOf("titel: Uno\ncards:\n  - text:\n    image: { src: x.gif }\nkind: c")).toEqual([
    "4:10 field-empty cards[1].text",
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

test("where one name is unknown and one missing, it is the same field", () => {
  const result = parse("---\ntitle: Uno\ntarjetas: []\n---\n");
  expect(!result.ok && result.issues).toMatchObject([
    { line: 3, code: "field-unknown", values: { field: "tarjetas", suggestion: "cards" } },
  ]);
  expect(issuesOf("titulo: Uno\ntarjetas: []")).toEqual([
    "1:1 field-missing cards",
    "2:1 field-unknown titulo",
    "3:1 field-unknown tarjetas",
  ]);
});

test("front matter without a field is one mistake, and so is a text that breaks two patterns", () => {
  expect(issuesOf("# nada")).toEqual(["1:1 yaml-syntax "]);
  const shape = z.strictObject({
    url: z
      .string()
      .regex(/^https/)
      .regex(/[^/]$/),
    name: z.string(),
  });
  expect(issuesOf("url: www.a.es/\nname: a", shape)).toEqual(["2:6 field-format url"]);
});

test("unknown fields are found whatever they are called", () => {
  const known = "title: Uno\ncards: []\n";
  expect(issuesOf(`${known}2024: Uno`)).toEqual(["4:1 field-unknown 2024"]);
  expect(issuesOf(`${known}constructor: Uno`)).toEqual(["4:1 field-unknown constructor"]);
  expect(issuesOf(`${known}toString: Uno`)).toEqual(["4:1 field-unknown toString"]);
  expect(issuesOf(`${known}__proto__: Uno`)).toEqual(["4:1 field-unknown __proto__"]);
  expect(issuesOf(`${known}"a.b": Uno`)).toEqual(["4:1 field-unknown a.b"]);
});

test("a field that every JavaScript object has is missing unless the file has it", () => {
  const inherited = z.strictObject({ constructor: z.string(), toString: z.string() });
  expect(issuesOf("title: Uno", inherited)).toContain("1:1 field-missing constructor");
});

test("front matter that is no group of fields is an issue", () => {
  expect(issuesOf("- Uno\n- Dos")).toEqual(["1:1 yaml-syntax "]);
  expect(issuesOf("Una frase")).toEqual(["1:1 yaml-syntax "]);
});

test("a slug that climbs out of its folder is no slug", () => {
  const post = (slug: string) =>
    issuesOf(
      `slug: ${JSON.stringify(slug)}\ntitle: Uno\ndescription: Dos\ndate: 2024-01-01\ntags: [a]\nimages: []`,
      postSchema,
    );
  for (const slug of ["../../x", "..", "a/b", "/x", "a\\b", "%2e%2e", "Ñandú", "a b", "-a", "a--b", ""]) {
    expect(post(slug)[0]).toBe("2:7 field-format slug");
  }
});

test.each(["2024-02-30", "2024-13-01", "01/03/2024", "2024-3-1", "marzo de 2024", '"2024-03-01T10:00:00Z"'])(
  "%s is no date",
  (date) => {
    const front = `title: Uno\ndescription: Dos\ndate: ${date}\ntags: [a]\nimages: []`;
    expect(issuesOf(front, postSchema)).toContain("4:7 date-invalid date");
  },
);

test("of a union only the issues of the branch that was meant are shown", () => {
  const door = z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("hinged"), hinge: z.string() }),
    z.strictObject({ type: z.literal("sliding") }),
  ]);
  const shape = z.strictObject({ doors: z.array(door) });
  expect(issuesOf("doors:\n  - { type: hinged }", shape)).toEqual(["3:5 field-missing doors[1].hinge"]);
  expect(issuesOf("doors:\n  - { type: folding }", shape)).toEqual(["3:13 field-value doors[1].type"]);
});

test("a plain list of texts that lacks one is counted", () => {
  const shape = z.strictObject({ words: z.array(z.string()).min(2).max(3) });
  expect(issuesOf("words: [una]", shape)).toEqual(["2:8 field-count words"]);
  expect(issuesOf("words: [una, dos, tres, cuatro]", shape)).toEqual(["2:8 field-count words"]);
});

test("a rule without a code of its own gives an issue with a place", () => {
  const shape = z.strictObject({ even: z.number().multipleOf(2), own: z.string().refine((text) => text === "sí") });
  expect(issuesOf("even: 3\nown: no", shape)).toEqual(["2:7 field-format even", "3:6 field-format own"]);
});

test("issues can be made of any zod error", () => {
  const error = z.strictObject({ a: z.string() }).safeParse({}).error;
  const nowhere = { key: () => ({ line: 1, column: 1 }), value: () => ({ line: 1, column: 1 }), has: () => false };
  expect(error && schemaIssues(file, error, { ...nowhere, isNull: () => false })).toEqual([
    { file, line: 1, column: 1, code: "field-missing", values: { field: "a", name: "a", parent: "" } },
  ]);
});

test("the path of a field is written as people count", () => {
  expect(formatFieldPath(["cards", 2, "image", "alt"])).toBe("cards[3].image.alt");
  expect(formatFieldPath(["outline", 0, 1])).toBe("outline[1][2]");
  expect(formatFieldPath([])).toBe("");
});

test("a file that cannot be split gives the issues of its front matter", () => {
  const result = parse("Sin datos.\n");
  expect(!result.ok && result.issues.map(({ code }) => code)).toEqual(["front-matter-missing"]);
});
