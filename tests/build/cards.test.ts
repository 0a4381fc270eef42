import type { Element } from "hast";
import { expect, test } from "vitest";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import { collapse, findAll, textOf } from "#tests/site/html.ts";
import {
  cardsOf,
  descriptionOf,
  hrefsOf,
  linksOf,
  mainOf,
  sectionOf,
  targetsOf,
  textsOf,
  titleOf,
} from "#tests/site/page-parts.ts";
import { frozenSite, sites } from "./built-sites.ts";

const main = (path: string) => mainOf(frozenSite.page(path));

test.each(sites)("$name: the lists of uses have a card with its own picture for each of the content", (tested) => {
  const { content, pathTo } = tested.site.edition("es");
  const lists = (["private-buyers", "businesses", "campsites"] as const).flatMap((key) =>
    content.page(key).data.groups.map((group) => ({ key, ...group })),
  );
  for (const { key, title: name, cards } of lists) {
    const items = cardsOf(sectionOf(mainOf(tested.page(pathTo(key))), name));
    const shown = items.filter((card) => findAll(card, "img").length === 1).map(titleOf);
    const titles = cards.map(({ title }) => fillPlaceholders(title, content.facts()));
    expect(shown).toEqual(titles.map(collapse));
  }
});

test("the groups of uses have links to them, with the uses of each", () => {
  const page = main("/empresas");
  const [index] = findAll(page, "nav");
  if (!index) throw new Error("The page has no links to its groups.");
  expect(textsOf(index, "li")).toEqual([
    "Trabajar Oficinas, Aula, Taller, Recepción y espera del ambulatorio, Archivo, Despacho",
    "Vigilar Caseta de obra",
  ]);
  const targets = hrefsOf(index).map((href) => findAll(page, `[id="${href.slice(1)}"]`));
  expect(targets.map((found) => found.map((section) => textsOf(section, "h2")))).toEqual([
    [["Trabajar"]],
    [["Vigilar"]],
  ]);
});

test("a use leads to the model in which it fits", () => {
  const [studio] = cardsOf(sectionOf(main("/particulares"), "En el jardín"));
  if (!studio) throw new Error("The page has no uses.");
  expect(linksOf(studio)).toEqual([{ text: "Cabe en LUM|NORTE", href: "/lum-norte" }]);
  // Apart, so that no line ends within the name.
  expect(textsOf(studio, "a > span")).toEqual(["LUM|NORTE"]);
});

test("the page of campsites begins with lodgings and what they come to", () => {
  const [first] = findAll(main("/campings"), "section");
  if (!first) throw new Error("The page has no sections.");
  expect(textsOf(first, "h2")).toEqual(["Dónde dormir", "Fuera de esta suma (lista de ejemplo)"]);
  expect(textsOf(first, "dt")).toEqual(["3 × LUM|NORTE = 72.000 €"]);
  expect(textsOf(first, "dd")).toEqual(["24.000 € cada uno, precio orientativo; impuestos según presupuesto"]);
});

test("the pages for investors say beside their figures that no return is promised", () => {
  expect(textsOf(main("/inversores"), ".bar-note")).toEqual(["Ninguna cifra de esta página promete una rentabilidad."]);
  expect(textOf(main("/financiacion-inversores"))).toContain("No prometemos rentabilidad, y toda inversión");
});

test("the sentence on credit ends the text of a page about paying", () => {
  const texts = findAll(main("/financiacion-inversores"), ".split-text__words");
  expect(textsOf(texts.at(-1) ?? main("/"), ".bar-note")).toEqual(["No prestamos dinero ni buscamos quien lo preste."]);
});

test("no two drawings of the benefits of investors have a path in common", () => {
  const section = sectionOf(main("/financiacion-inversores"), "Lo que ofrecemos");
  const paths = findAll(section, ".benefit-drawing path").map(({ properties }) => properties.d);
  expect(paths.length).toBeGreaterThan(8);
  expect(new Set(paths).size).toBe(paths.length);
});

test("ways of investing have a picture each, ways of paying and benefits of investors a drawing that is named", () => {
  for (const [path, title, counts] of [
    ["/financiacion-particulares", "Tres opciones", [0, 3, 3]],
    ["/financiacion-empresas", "Tres fórmulas", [0, 3, 3]],
    ["/inversores", "Maneras de invertir", [3, 0, 0]],
    ["/financiacion-inversores", "Lo que ofrecemos", [0, 4, 4]],
  ] as const) {
    const section = sectionOf(main(path), title);
    const found = ["img", ".benefit-drawing", ".benefit-cards__label"].map((part) => findAll(section, part).length);
    expect(found, path).toEqual(counts);
  }
});

test("the financing pages say that the company neither lends nor looks for who does", () => {
  for (const path of ["", "-particulares", "-empresas", "-inversores"]) {
    expect(textOf(main(`/financiacion${path}`))).toContain("No prestamos dinero ni buscamos quien lo preste.");
  }
});

test("the process shows time and payment once they are settled, in its line of phases and with each phase", () => {
  const page = main("/proceso");
  const terms = (root: Element) => textsOf(root, "dt").map((term, index) => [term, textsOf(root, "dd")[index]]);
  expect(terms(sectionOf(page, "01 Diseño"))).toEqual([
    ["Duración", "2 a 3 semanas"],
    ["Pago de esta fase", "20 % al firmar"],
  ]);
  expect(terms(sectionOf(page, "02 Fabricación"))).toEqual([
    ["Duración", "6 semanas"],
    ["Pago de esta fase", "según proyecto"],
  ]);
  expect(terms(sectionOf(page, "03 Montaje"))).toEqual([]);
  expect(textsOf(page, "dd").slice(0, 3)).toEqual(["2 a 3 semanas", "6 semanas", "según proyecto"]);
});

test("the list of articles has a card with title, description, date and picture for each, the newest first", () => {
  const cards = findAll(main("/blog"), "article");
  expect(cards.flatMap(hrefsOf)).toEqual(["/blog/madera-al-sol", "/blog/cuentas-claras", "/blog/permisos-sin-prisa"]);
  expect(cards.flatMap((card) => textsOf(card, "time"))).toEqual([
    "10 de febrero de 2025",
    "20 de enero de 2025",
    "5 de noviembre de 2024",
  ]);
  expect(cards.map(shapeOf)).toEqual(cards.map(() => ({ pictures: 1, title: true, description: true })));
});

test("a story leads back to the list and on to another one", () => {
  const page = main("/taller-en-el-olivar");
  expect(targetsOf(page, "Volver a Historias")).toEqual(["/historias"]);
  expect(hrefsOf(sectionOf(page, "Otra historia"))).toEqual(["/oficina-en-el-huerto"]);
});

test("a sample says that it is one, on its page and on its card", () => {
  const note = "Historia de ejemplo";
  const [own = "", ofOther = ""] = textOf(main("/oficina-en-el-huerto")).split("Otra historia");
  expect([own.includes(note), ofOther.includes(note)]).toEqual([false, true]);
  const [page = ""] = textOf(main("/taller-en-el-olivar")).split("Otra historia");
  expect(page).toContain(note);
  expect(findAll(main("/historias"), "article").map((card) => textOf(card).includes(note))).toEqual([false, true]);
});

test("the card of a story says which model it is about and how large that is", () => {
  const facts = findAll(main("/historias"), "article").map((card) => textsOf(card, "p.caption")[0]);
  expect(facts).toEqual(["LUM|SUR · 45,00 m²", "LUM|NORTE · 19,20 m²"]);
});

test("the site map tells the two pages of a model apart, and names audiences by short names", () => {
  const groups = sectionsOf(main("/mapa-del-sitio")).slice(0, 2);
  const namesOf = (group: Element) => linksOf(group).map(({ text }) => text);
  expect(groups.map((group) => namesOf(group).slice(1, 3))).toEqual([
    ["LUM|NORTE en imágenes", "Ficha y plantas de LUM|NORTE"],
    ["Empresas", "Campings"],
  ]);
});

test("the site map has each name once: a page that has the name of its group is the heading", () => {
  const page = main("/mapa-del-sitio");
  const blog = sectionsOf(page).find((section) => textsOf(section, "h2").join() === "Blog");
  expect(blog && textsOf(blog, "h2 a")).toEqual(["Blog"]);
  for (const section of sectionsOf(page)) {
    const [title = ""] = textsOf(section, "h2");
    expect(textsOf(section, "li > a")).not.toContain(title);
  }
});

const sectionsOf = (page: Element) => findAll(page, "section:has(h2)");

function shapeOf(card: Element): object {
  return {
    pictures: findAll(card, "img").length,
    title: titleOf(card) !== "",
    description: descriptionOf(card).length > 40,
  };
}
