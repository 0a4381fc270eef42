import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { collectionNames, collectionSchemas } from "#app/content/collections.ts";
import { collectFacts } from "#app/content/facts.ts";
import { headingIds } from "#app/content/markdown/markdown.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import type { Model } from "#app/content/schemas/model.ts";
import { groupByTag, tagsIn } from "#app/content/tags.ts";
import { originalTypes, picture } from "#app/pictures/picture-field.ts";
import { pictureSlots } from "#app/pictures/picture-slots.ts";
import { listPageSize } from "#app/routing/route-table.ts";
import { unwrapSchema } from "#app/schemas/schema-at.ts";
import { isWrittenTime } from "#app/schemas/site-time.ts";
import { readCheckCommand } from "#scripts/check/read-check-command.ts";
import { heaviestOriginal } from "#scripts/check/rules/pictures/judge-picture-file.ts";
import { readNewCommand } from "#scripts/new/read-new-command.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { blocks, chapter, codeIn, handbook } from "./handbook-text.ts";

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

test("it asks for the Node of the project", () => {
  expect(handbook).toContain(`[Node ${readFileSync(".nvmrc", "utf8").trim()}]`);
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
  expect(new Set(options)).toEqual(new Set(["--json", "--production"]));
  expect(options.filter((option) => readCheckCommand([option]).kind !== "check")).toEqual([]);
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

test("what stands between braces is read as the tables say", () => {
  const { content } = fixture.edition("es");
  const [model] = content.entries("models").filter(({ data }) => data.size !== null);
  const sized = (length: number, width: number, imperial: string): Model => {
    if (!model) throw new Error("The fixture has no model with a size.");
    return { ...model.data, size: { length, width, imperial } };
  };
  const site = content.site();
  const facts = collectFacts(
    {
      ...site,
      precio: { metro: 900 },
      ahorro: { maximo: 40 },
      plazo: { reduccion: 50 },
      contacto: { ...site.contacto, email: "hola@mod.example", telefono: "+34 964 000 000" },
    },
    new Map([
      ["mod-one", sized(7.6, 3.7, "25'x12'")],
      ["mod-studio", sized(6.1, 3, "20'x10'")],
    ]),
    {
      locale: "es",
      taxes: "",
      counts: new Map(
        Object.entries({ campings: 17, empresas: 20, particulares: 12, visualizaciones: 11, usos: 4, modelos: 4 }),
      ),
      numbers: fixture.locales.messages("es").numbers.words,
    },
  );
  const rows = [...chapter("## Los datos entre llaves").matchAll(/^\| `([^`]*\{\{[^`]+)` \| ([^`|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(18);
  const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");
  expect(rows.map(([, written = ""]) => plain(fillPlaceholders(written, facts)))).toEqual(
    rows.map(([, , read]) => read),
  );
});

test("pictures of the examples have the form of their field", () => {
  const examples = blocks("yaml").map((text) => z.strictObject({ image: picture }).safeParse(parseYaml(text)).error);
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter(Boolean)).toEqual([]);
});

test("limits are those of the code", () => {
  const recipe = chapter("### Una imagen");
  for (const type of originalTypes) expect(codeIn(recipe)).toContain(`.${type}`);
  const widths = Object.entries(pictureSlots).map(([name, { minWidth }]) => [name, minWidth] as const);
  expect(Math.max(...widths.map(([, width]) => width))).toBe(1920);
  expect(Math.max(...widths.filter(([name]) => name.startsWith("card")).map(([, width]) => width))).toBeLessThanOrEqual(
    1280,
  );
  expect(heaviestOriginal).toBe(500_000);
  expect(recipe).toMatch(/500 kB .*1\.920 píxeles .*1\.280 bastan/);
  expect(handbook).toContain(`${listPageSize} artículos por página`);
  expect(handbook).toContain("Desde el tercer artículo, el tema tiene página propia");
  const entries = (count: number) => Array.from({ length: count }, () => ({ data: { tags: ["sol"] } }));
  expect([2, 3].map((count) => groupByTag(tagsIn("es", ["sol"]), entries(count)).length)).toEqual([0, 1]);
  const moments = codeIn(chapter("### Borradores y fechas")).flatMap((code) => code.match(/(?<=^publishAt: ).+/) ?? []);
  expect(moments.length).toBeGreaterThan(1);
  expect(moments.filter((moment) => !isWrittenTime(moment))).toEqual([]);
});
