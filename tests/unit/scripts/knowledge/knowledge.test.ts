import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { openSite } from "#app/site/site.server.ts";
import { mainPassage } from "#scripts/knowledge/body-passages.ts";
import { collectKnowledge, collectSiteKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import { pagePassages } from "#scripts/knowledge/page-passages.ts";
import { scoreTable } from "#scripts/knowledge/score-answers.ts";
import { message } from "#scripts/terminal/messages.ts";
import type { Knowledge, SiteKnowledge } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { createResponder } from "#supabase/functions/chat-with-gemini/responder.ts";
import { readChatSettings } from "#supabase/functions/chat-with-gemini/settings.ts";
import { knowledge } from "#tests/assistant/fixture-knowledge.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { layTranslations } from "#tests/site/lay-translations.ts";
import { copyFixtureSite, fixtureFile, siteWithSettings, withoutPriceContents } from "#tests/unit/copy-fixture-site.ts";

const { passages, models } = knowledge;
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll("\u00A0", " "));
const textOf = (path: string) =>
  plain(passages.filter((passage) => passage.path === path).map(({ text }) => text)).join("\n");

test("every listed page of the site has passages, but for what only lists others", () => {
  const paths = fixture.paths
    .all()
    .filter(({ alias, key, unlisted }) => !alias && !unlisted && key !== "tag" && key !== "site-map")
    .map(({ path }) => path);
  expect(new Set(passages.map(({ path }) => path))).toEqual(new Set(paths));
});

test("every section of a story is known, and the titles of a sample say that it is one", () => {
  const titlesOf = (path: string) => passages.filter((passage) => passage.path === path).map(({ title }) => title);
  expect(titlesOf("/oficina-en-el-huerto").length).toBeGreaterThan(1);
  expect(titlesOf("/oficina-en-el-huerto").join()).not.toContain("ejemplo");
  for (const title of titlesOf("/taller-en-el-olivar")) expect(title).toContain("ejemplo");
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

test("a written answer is left out while it would only say what the company has not told", async () => {
  const idsOf = ({ answers }: Pick<Knowledge, "answers">) => answers.map(({ id }) => id);
  expect(idsOf(knowledge)).toEqual(expect.arrayContaining(["que-incluye", "que-va-aparte"]));
  const { answers } = await collectKnowledge(siteWithSettings(withoutPriceContents), "es");
  expect(idsOf(knowledge).filter((id) => !idsOf({ answers }).includes(id))).toEqual(["que-incluye", "que-va-aparte"]);
});

test("a model of a fixed size has the figures of its pages; a bespoke one has none that nobody wrote", () => {
  expect(plain(models.find(({ name }) => name === "LUM|NORTE"))).toEqual({
    name: "LUM|NORTE",
    path: "/lum-norte",
    row: ["24.000 €", "LUM|NORTE · 6,0\u202F×\u202F3,2 m · 1 baño", "19,20 m²"],
    size: expect.stringMatching(/^LUM\|NORTE mide 6,0.×.3,2 m por fuera: 19,20 m² de superficie exterior y \d/),
    rooms: "LUM|NORTE tiene 1 baño.",
    area: 19.2,
    price: 24_000,
    bedrooms: 0,
    bathrooms: 1,
  });
  const row = ["según el dibujo", "LUM|LIENZO", "a medida"];
  expect(models.at(-1)).toEqual({ name: "LUM|LIENZO", path: "/lum-lienzo", row });
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
  const found = passages.filter(({ path, kind }) => path === "/blog/cuentas-claras" && kind !== "answer");
  expect(found.map(({ title }) => plain(title)).slice(0, 4)).toEqual([
    page,
    page,
    "El punto de partida",
    "Qué quiere decir «hasta un 30 %»",
  ]);
  expect(textOf("/blog/cuentas-claras")).toContain("Partida: Transporte; Pregunta: ¿Hasta qué distancia?.");
});

test("a legal text has a passage for its subject and for each section, word by word", () => {
  const sections = passages.filter(({ path }) => path === "/privacidad");
  expect(sections.map(({ title }) => title)).toContain("4. Cuánto los guardamos");
  expect(textOf("/privacidad")).toContain("Escribe a equipo@lum.example y di qué derecho quieres ejercer.");
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
  const site = siteWithSettings((settings) => settings.replace("credit: none", "credit: unset"));
  const { answers } = await collectKnowledge(site, "es");
  expect(answers.map(({ id }) => id)).not.toContain("credit");
});

const page = { page: "Financiación", path: "/financiacion" };
const passage = { ...page, kind: "section" as const };

test("whatever has a heading and words is a passage, however deep it stands", () => {
  const fields = {
    options: { title: "Formas", cards: [{ title: "Leasing", text: "En cuotas.", image: { src: "a.jpg", alt: "b" } }] },
    lists: [{ title: "Ventajas", asked: ["¿Qué gano?"], items: ["Una.", "Otra."] }],
    steps: [{ name: "Estudio", intro: "Primero.", text: "Después." }],
  };
  expect(pagePassages(fields, page, String)).toEqual([
    { ...passage, title: "Leasing", text: "En cuotas." },
    { ...passage, title: "Ventajas", text: "Una. Otra.", asked: ["¿Qué gano?"] },
    { ...passage, title: "Estudio", text: "Primero. Después." },
  ]);
});

test("the passage above a list names the items", () => {
  const fields = {
    title: "Requisitos",
    text: "Son dos",
    items: [{ title: "Suelo", text: "Llano." }, { label: "Licencia" }],
  };
  expect(pagePassages(fields, page, String)[0]).toEqual({
    ...passage,
    title: "Requisitos",
    text: "Son dos. Suelo, Licencia.",
  });
});

test("the passage of a use has what its drawing shows and the model in which it fits", () => {
  const fields = {
    title: "Aula",
    text: "Un aula en el patio",
    model: "sur",
    image: { src: "a.jpg", alt: "Doce mesas" },
  };
  expect(pagePassages(fields, page, (model) => `Cabe en ${model}`)).toEqual([
    { ...passage, title: "Aula", text: "Un aula en el patio. Doce mesas. Cabe en sur." },
  ]);
  expect(knowledge.passages.map(({ text }) => text)).toContainEqual(expect.stringMatching(/\. Cabe en LUM\|/));
});

test("one passage of an article has its title, the beginning of its text and its headings", () => {
  const sections = ["Uno", "Dos"].map((title) => ({
    ...passage,
    title,
    text: `${title} ${"palabra ".repeat(60)}fin.`,
  }));
  const { title, text } = mainPassage([{ ...passage, title: "Cuentas", text: "De qué trata." }, ...sections]);
  expect(title).toBe("Cuentas");
  expect(text).toMatch(/^De qué trata\. Uno palabra .* palabra… Uno\. Dos\.$/);
  expect(text.length).toBeLessThan(450);
});

let collected: Promise<SiteKnowledge> | undefined;
/**
 * Returns the knowledge of the frozen site with two more languages: English with five pages and the assistant's file,
 * Arabic without any.
 */
function translatedKnowledge(): Promise<SiteKnowledge> {
  collected ??= (() => {
    const root = copyFixtureSite();
    layTranslations(root, ["ar", "en"]);
    const words = fixtureFile("content/es/assistant/asistente-virtual.md");
    mkdirSync(join(root, "content/en/assistant"), { recursive: true });
    writeFileSync(
      join(root, "content/en/assistant/asistente-virtual.md"),
      words.replace("price: [precio|", "price: [cost|").replace("Eres el", "You are the"),
    );
    return collectSiteKnowledge(openSite(root));
  })();
  return collected;
}

async function replyTo(message: string, locale: string) {
  const respond = createResponder(await translatedKnowledge(), readChatSettings({}));
  const reply = await respond({ message, locale }, new AbortController().signal);
  return { locale: reply?.locale, response: reply?.response ?? "" };
}

test("a language knows its translated pages, if the assistant's file is one of them", async () => {
  const { languages } = await translatedKnowledge();
  expect(Object.keys(languages)).toEqual(["es", "en"]);
  const { passages = [], models = [] } = languages.en ?? {};
  for (const { path } of [...passages, ...models]) expect(path).toMatch(/^\/en(\/|$)/);
  expect(passages.find(({ title }) => title === "The first visit")).toMatchObject({
    page: "Permits without hurry for a modular house",
    text: expect.stringMatching(/^Take the cadastral reference/),
    path: expect.stringMatching(/\/permits-without-hurry$/),
  });
  const titles = new Set(passages.map(({ title }) => title));
  expect(languages.es?.passages.filter(({ kind, title }) => kind === "answer" && titles.has(title))).toEqual([]);
});

test.each([
  ["what a translated page says", "Which papers do I take for the first visit?", "en", "en", "cadastral reference"],
  ["a model's figures, in the words of the file", "How much does the LUM|NORTE cost?", "en", "en", "€24,000"],
  ["a language without the assistant's file", "¿Hace falta licencia?", "ar", "es", "Confírmalo con tu ayuntamiento"],
])("%s: «%s» in «%s» is answered in «%s» with «%s»", async (_what, message, asked, locale, words) => {
  expect(await replyTo(message, asked)).toEqual({ locale, response: expect.stringContaining(words) });
});

test.each(["xx", "es-MX", "constructor"])("«%s» is no language of the site", async (asked) => {
  const { locale, response } = await replyTo("¿Hace falta licencia?", asked);
  expect([locale, response]).toEqual(["es", expect.stringContaining(": /blog/permisos-sin-prisa")]);
});

const question = "¿Hace falta licencia?";
const counts = (asked: object) => scoreTable(stringify([asked]), knowledge).slice(1);

test.each([
  ["1 | 0 | 0 | 0 | 0 | 1", { question, fact: "lo habitual es que SI" }],
  ["1 | 0 | 0 | 0 | 0 | 1", { question: "¿Cuánto cuesta el norte?", fact: ["24.000 €", "LUM.NORTE"] }],
  ["0 | 1 | 0 | 0 | 0 | 1", { question: "licencia y garantía", fact: ["mismas manos", "lo habitual"] }],
  ["0 | 1 | 0 | 0 | 0 | 1", { question: "¿cuántas licencias hacen falta?", fact: "lo habitual es que sí" }],
  ["0 | 0 | 0 | 1 | 0 | 1", { question, fact: "hace falta licencia" }],
  ["0 | 0 | 0 | 0 | 1 | 1", { question, fact: "lo habitual", not: "antes de comprar" }],
])("right, shown, admitted, missed, misleading: %s for %j", (expected, asked) => {
  expect(counts(asked)[0]).toBe(`${message("scoreAnswered")} | ${expected}`);
});

test("a question that the site does not answer is admitted only with the contact", () => {
  expect(counts({ question: "xyzzy", unanswered: true })[1]).toBe(
    `${message("scoreUnanswered")} | 0 | 0 | 1 | 0 | 0 | 1`,
  );
  expect(counts({ question, unanswered: true })[1]).toBe(`${message("scoreUnanswered")} | 0 | 0 | 0 | 1 | 0 | 1`);
});

test("the failed questions are listed with what they got", () => {
  const yaml = stringify([{ question, fact: "40.000 €" }]);
  expect(scoreTable(yaml, knowledge, { listsMisses: true }).at(-1)).toMatch(
    /missed.*¿Hace falta licencia\?.*Lo habitual/,
  );
});

test.each([
  ["a misspelt field", stringify([{ question, facts: "a" }]), '"facts"'],
  ["neither fact nor unanswered", stringify([{ question }]), "at [0]"],
  ["a broken expression", stringify([{ question, fact: "(" }]), "at [0].fact"],
  ["no question", stringify([]), "array to have >=1 items"],
  ["broken YAML", "- question: [¿a\n- b\n", "line"],
])("%s is told with its place", (_what, yaml, place) => {
  expect(() => scoreTable(yaml, knowledge)).toThrow(place);
});
