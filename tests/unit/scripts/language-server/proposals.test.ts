import { expect, test } from "vitest";
import { z } from "zod";
import { fieldSchema } from "#scripts/fields/field-schema.ts";
import { explainAt } from "#scripts/language-server/explain-at.ts";
import { proposals } from "#scripts/language-server/proposals.ts";
import { cursorIn, names } from "./site.ts";

const picture = z.strictObject({
  src: z.string().describe("fields.x.src"),
  alt: z.string().describe("fields.x.alt"),
});
const schema = fieldSchema(
  z.strictObject({
    title: z.string().describe("fields.x.title"),
    draft: z.boolean().optional().describe("fields.x.draft"),
    tags: z.array(z.string()),
    icon: z.enum(["time", "team"]).optional(),
    image: picture,
    cards: z.array(z.strictObject({ title: z.string(), image: picture, model: z.string(), href: z.string() })),
    vat: z
      .discriminatedUnion("prices", [
        z.strictObject({ prices: z.literal("unset") }),
        z.strictObject({ prices: z.enum(["included", "excluded"]), rate: z.number() }),
      ])
      .optional(),
  }),
  new Map(["src", "alt", "title", "draft"].map((name) => [`fields.x.${name}`, `El ${name}.`])),
);

/** Returns the text as it is after each proposal is accepted, at most three. */
function accepted(marked: string): string[] {
  const { text, offset } = cursorIn(marked);
  return proposals(text, offset, schema, names)
    .map((proposal) => text.slice(0, proposal.start) + proposal.text + text.slice(proposal.end))
    .map((result) => result.replace(/^---\n/, ""))
    .slice(0, 3);
}

function labels(marked: string): string[] {
  const { text, offset } = cursorIn(marked);
  return proposals(text, offset, schema, names).map(({ label }) => label);
}

test("names of fields are proposed, without those that are there", () => {
  expect(labels("---\n|\n---\n")).toEqual(["title", "draft", "tags", "icon", "image", "cards", "vat"]);
  expect(labels("---\ntitle: Uno\ndr|\ntags: [a]\n---\n")).toEqual(["draft", "icon", "image", "cards", "vat"]);
  expect(accepted("---\ntitle: Uno\ndr|\n---\n")[0]).toBe("title: Uno\ndraft: \n---\n");
  expect(accepted("---\nti|\n---\n")[0]).toBe("title: \n---\n");
});

test("a group gets no value on its own line, a name with a colon no second one", () => {
  expect(accepted("---\ntitle: x\ntags: [a]\ndraft: true\nicon: time\nim|\n---\n")[0]).toContain("\nimage:\n---");
  expect(accepted("---\nti|: Uno\n---\n")[0]).toBe("title: Uno\n---\n");
});

test.each([
  ["a group", "---\nimage:\n  |\n---\n", ["src", "alt"]],
  ["a group that has begun", "---\nimage:\n  src: a.jpg\n  |\ntitle: x\n---\n", ["alt"]],
  ["a group between braces", "---\nimage: { src: exteriors/a.jpg, | }\n---\n", ["alt"]],
  ["an entry of a list", "---\ncards:\n  - |\n---\n", ["title", "image", "model", "href"]],
  ["a later line of an entry", "---\ncards:\n  - title: Uno\n    |\n---\n", ["image", "model", "href"]],
  ["a group within an entry", "---\ncards:\n  - title: Uno\n    image:\n      a|\n---\n", ["src", "alt"]],
  ["a choice of groups", "---\nvat:\n  |\n---\n", ["prices", "rate"]],
  ["fields that are not closed yet", "---\ntitle: x\n|", ["draft", "tags", "icon", "image", "cards", "vat"]],
])("names are proposed in %s", (_name, text, expected) => {
  expect(labels(text)).toEqual(expected);
});

test.each([
  ["a choice", "---\nicon: |\n---\n", ["time", "team"]],
  ["a choice that has begun", "---\nicon: te|\n---\n", ["time", "team"]],
  ["yes or no", "---\ndraft: |\n---\n", ["true", "false"]],
  ["a subject", "---\ntags: [precio, pl|]\n---\n", ["plazos", "precio"]],
  ["a subject on a line of its own", "---\ntags:\n  - precio\n  - |\n---\n", ["plazos", "precio"]],
  ["a picture", "---\nimage:\n  src: ext|\n---\n", ["exteriors/a.jpg", "interiors/b.jpg"]],
  ["a picture between braces", "---\nimage: { src: | }\n---\n", ["exteriors/a.jpg", "interiors/b.jpg"]],
  ["a model", "---\ncards:\n  - title: Uno\n    model: |\n---\n", ["lum-norte", "lum-sur"]],
  ["a link", "---\ncards:\n  - href: /con|\n---\n", ["/", "/contacto"]],
  ["all choices", "---\nvat:\n  prices: |\n---\n", ["unset", "included", "excluded"]],
])("%s is proposed as a value", (_name, text, expected) => {
  expect(labels(text)).toEqual(expected);
});

test("what is begun is replaced as a whole", () => {
  expect(accepted("---\nimage:\n  src: ext|eriors/old.jpg\n  alt: x\n---\n")[0]).toBe(
    "image:\n  src: exteriors/a.jpg\n  alt: x\n---\n",
  );
});

test("placeholders are proposed in fields and body, and closed", () => {
  expect(accepted("---\ntitle: Desde {{|\n---\n")[0]).toBe("title: Desde {{precio.metro}}\n---\n");
  expect(accepted("---\ntitle: x\n---\nCuesta {{pre|cio}} hoy.")[0]).toBe(
    "title: x\n---\nCuesta {{precio.metro}} hoy.",
  );
  expect(accepted("---\ntitle: x\n---\n{{precio.metro * mod|}}")[1]).toContain(
    "{{precio.metro * modelos.lum-sur.precio}}",
  );
  expect(labels("---\ntitle: x\n---\n{{precio.metro}} |")).toEqual([]);
});

test("the body proposes pictures and links where they belong", () => {
  const body = (line: string) => `---\ntitle: x\n---\n${line}`;
  expect(labels(body("![Una terraza](|)"))).toEqual(names.pictures);
  expect(labels(body("Mira [la página](/c|)."))).toEqual(names.links);
  expect(accepted(body('![Una terraza](ext|x "Pie")'))[0]).toContain('![Una terraza](exteriors/a.jpg "Pie")');
  expect(labels(body("title|"))).toEqual([]);
});

test.each(["|", "tit|le: x", "---\n'|", "---\n[[[|", "---\n  a: [\n|\n---", "---\ntitle: >-\n  uno | dos\n---\n"])(
  "%j gets no proposal and no error",
  (text) => {
    expect(labels(text)).toEqual([]);
  },
);

test.each([
  ["---\nti|tle: Uno\n---\n", "El title."],
  ["---\ntitle: Un|o y dos\n---\n", "El title."],
  ["---\nimage:\n  src: a|.jpg\n---\n", "El src."],
  ["---\nimage: { src: a.jpg, a|lt: x }\n---\n", "El alt."],
  ["---\ncards:\n  - image:\n      al|t: x\n---\n", "El alt."],
  ["---\ntitle: Desde {{precio.m|etro}}\n---\n", "900 €/m²"],
  ["---\ntitle: x\n---\nDesde {{modelos.lum|-sur.precio}}.", "25.308 €"],
  ["---\nother|: x\n---\n", undefined],
  ["---\ntitle: x\n---\nUn ti|tle.", undefined],
])("%j is explained with %j", (marked, sentence) => {
  const { text, offset } = cursorIn(marked);
  expect(explainAt(text, offset, schema, names)).toBe(sentence);
});
