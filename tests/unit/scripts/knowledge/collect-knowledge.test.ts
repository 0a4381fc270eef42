import { expect, test } from "vitest";
import { collectKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import { knowledge } from "#tests/assistant/fixture-knowledge.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

const { passages, models } = knowledge;
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll("\u00A0", " "));
const textOf = (path: string) =>
  plain(passages.filter((passage) => passage.path === path).map(({ text }) => text)).join("\n");

test("every listed page of the site has passages, but for the sample stories and what only lists others", () => {
  const paths = fixture.paths
    .all()
    .filter(({ alias, key, unlisted }) => !alias && !unlisted && key !== "tag" && key !== "site-map")
    .map(({ path }) => path)
    .filter((path) => path !== "/taller-en-el-olivar");
  expect(paths).toContain("/oficina-en-el-huerto");
  expect(new Set(passages.map(({ path }) => path))).toEqual(new Set(paths));
});

test("figures are those that visitors read, and no placeholder is left", () => {
  expect(textOf("/lum-norte")).toContain("24.000 €");
  expect(textOf("/lum-norte")).toContain("6,0\u202F×\u202F3,2 m");
  expect(textOf("/contacto")).toContain("+34 978 000 111");
  expect(knowledge.instruction).toContain("1.250\u00A0€/m²");
  expect(plain(knowledge.price)).toEqual({
    eurosPerSquareMetre: 1250,
    perMetre: "1.250 €/m² (impuestos según presupuesto)",
  });
  expect(JSON.stringify({ ...knowledge, texts: undefined })).not.toContain("{{");
});

test("a model of a fixed size has the figures of its pages; a bespoke one has none that nobody wrote", () => {
  expect(plain(models.find(({ name }) => name === "LUM|NORTE"))).toEqual({
    name: "LUM|NORTE",
    path: "/lum-norte",
    line: "LUM|NORTE: 19,20 m² · 6,0\u202F×\u202F3,2 m · 1 baño · 24.000 €",
    area: 19.2,
    price: 24_000,
    bedrooms: 0,
  });
  const line = "LUM|LIENZO: a medida, sin medidas ni precio fijos";
  expect(models.at(-1)).toEqual({ name: "LUM|LIENZO", path: "/lum-lienzo", line });
});

test("a passage is one line of plain words, without notes of claims", () => {
  for (const { title, text, page } of passages) {
    for (const words of [title, text, page]) {
      expect(words).toMatch(/\S/);
      expect(words).not.toMatch(/\n|\]\(|\*\*|<\/?[a-z]|undefined|\[object|\p{Co}/u);
    }
  }
  expect(textOf("/inversores")).toContain("menos que una obra corriente.");
});

test("an article has a passage for its description and for each section, and its tables are sentences", () => {
  const page = "Cuentas claras antes de encargar un módulo";
  // An answer of the frequent questions leads there as well.
  const found = passages.filter(({ path, isAnswer }) => path === "/blog/cuentas-claras" && !isAnswer);
  expect(found.map(({ title }) => plain(title)).slice(0, 4)).toEqual([
    page,
    page,
    "El punto de partida",
    "Qué quiere decir «hasta un 30 %»",
  ]);
  expect(textOf("/blog/cuentas-claras")).toContain("Partida: Transporte; Pregunta: ¿Hasta qué distancia?.");
});

test("drafts and calls to action are not part of the knowledge", () => {
  expect(JSON.stringify(passages)).not.toContain("Esta frase solo se lee en un borrador");
  const titles = passages.map(({ title }) => title);
  expect(titles).toContain("Alquiler");
  expect(titles).not.toContain("¿Alquilar o comprar?");
});

test("written answers have telephone and email of the site, and that on credit is its own sentence", () => {
  const answers = new Map(knowledge.answers.map(({ id, answer }) => [id, answer]));
  expect(answers.get("contacto")).toMatch(/\+34 978 000 111.*equipo@lum\.example/);
  expect(answers.get("credit")).toBe("No prestamos dinero ni buscamos quien lo preste.");
});

test("while the settings do not say that the company lends nothing, no answer does", async () => {
  const site = fixtureFile("content/site.yaml").replace("credit: none", "credit: unset");
  const { answers } = await collectKnowledge(siteWith({ "content/site.yaml": site }), "es");
  expect(answers.map(({ id }) => id)).not.toContain("credit");
});
