import { expect, test } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { headOf, readPage } from "#tests/site/built-pages.ts";
import { findAll, textOf } from "#tests/site/html.ts";
import { cardsOf, headings, linksOf, mainOf, picturesOf, sectionOf, targetsOf, titleOf } from "./page-parts.ts";

const main = mainOf("/");
const site = getContent("es").site();

test("section 2 · the home page sets its title and description", () => {
  const { title, description } = headOf(readPage("/"));
  expect(title).toMatch(/modulares/);
  expect(description).toMatch(/Estudios, oficinas y viviendas/);
});

test("section 2 · Home: hero says MODERN / INNOVATIVE / PREFAB. with MODELOS and CONTACTO", () => {
  expect(headings(main, 1)).toEqual(["MODERN INNOVATIVE PREFAB."]);
  expect(targetsOf(main, "MODELOS")).toEqual(["/modelos"]);
  expect(targetsOf(main, "CONTACTO")).toEqual(["/contacto"]);
});

test("section 2 · Home: Nuestros Modelos has four tiles that lead to the model pages, in order", () => {
  const tiles = linksOf(sectionOf(main, "Nuestros Modelos"));
  expect(tiles).toEqual([
    { text: "MOD.STUDIO", href: "/mod-studio" },
    { text: "MOD.ONE", href: "/mod-one" },
    { text: "MOD.TWO", href: "/mod-two" },
    { text: "MOD.LIBRE", href: "/mod-libre" },
  ]);
});

test("section 2 · Home: slideshow Nuestros Diseños Modulares has 11 images", () => {
  const pictures = picturesOf(sectionOf(main, "Nuestros Diseños Modulares"));
  expect(new Set(pictures.map(({ attributes }) => attributes.src)).size).toBe(11);
});

test("section 2 · Home: three cards on architectural design, superior construction and lifestyle", () => {
  const titles = headings(main, 3);
  const from = titles.indexOf("Diseño arquitectónico");
  expect(titles.slice(from, from + 3)).toEqual(["Diseño arquitectónico", "Construcción superior", "Estilo de vida"]);
});

test("section 2 · Home: banner Conviértete en Diseñador with Diseñar Ahora to /designer", () => {
  expect(headings(main, 2)).toContain("Conviértete en Diseñador");
  expect(targetsOf(main, "Diseñar Ahora")).toEqual(["/designer"]);
});

test("section 2 · Home: Preparado para Diversas Historias shows Estudio, Oficina and Hogar", () => {
  const cards = cardsOf(sectionOf(main, "Preparado para Diversas Historias"));
  expect(cards.map(titleOf)).toEqual(["Estudio", "Oficina", "Hogar"]);
});

test("section 2 · Home: PASO A PASO has three numbered steps and the link to the whole process", () => {
  const section = sectionOf(main, "PASO A PASO");
  expect(headings(section, 3)).toEqual(["Diseño y Consultoría", "Fabricación y Producción", "Logística e Instalación"]);
  expect(textOf(section)).toMatch(/01 Diseño y Consultoría.*02 Fabricación y Producción.*03 Logística e Instalación/);
  expect(targetsOf(section, "Explorar el Proceso Completo")).toEqual(["/proceso"]);
});

test("section 2 · Home: Hecho para Durar Generaciones names frames, materials and weather, and offers the catalogue", () => {
  const section = sectionOf(main, "Hecho para Durar Generaciones");
  expect(headings(section, 3)).toEqual([
    "Estructuras resistentes a la corrosión",
    "Materiales ecológicos",
    "Diseño resistente a la intemperie",
  ]);
  expect(targetsOf(section, "Descargar Catálogo")).toEqual([site.catalogue]);
});

test("section 2 · Home: the blocks come in the order of the specification", () => {
  expect(headings(main, 2)).toEqual([
    "Nuestros Modelos",
    "Nuestros Diseños Modulares",
    "Nuestra manera de construir",
    "Conviértete en Diseñador",
    "Preparado para Diversas Historias",
    "PASO A PASO",
    "Hecho para Durar Generaciones",
  ]);
  expect(findAll(main, "h1")).toHaveLength(1);
});
