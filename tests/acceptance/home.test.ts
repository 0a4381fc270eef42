import { expect, test } from "vitest";
import { headOf } from "#tests/site/built-site.ts";
import { findAll, textOf } from "#tests/site/html.ts";
import { attributesOf, cardsOf, linksOf, sectionOf, targetsOf, textsOf, titleOf } from "#tests/site/page-parts.ts";
import { built, content, mainOf } from "./built-pages.ts";

const main = mainOf("/");

test("Home: the page sets its title and description", () => {
  const { title, description } = headOf(built.page("/"));
  expect(title).toMatch(/modulares/);
  expect(description).toMatch(/Estudios, oficinas y viviendas/);
});

test("Home: hero with MODELOS and CONTACTO", () => {
  expect(targetsOf(main, "MODELOS")).toEqual(["/modelos"]);
  expect(targetsOf(main, "CONTACTO")).toEqual(["/contacto"]);
});

test("Home: Nuestros Modelos has four tiles that lead to the model pages, in order", () => {
  const tiles = cardsOf(sectionOf(main, "Nuestros Modelos"));
  expect(tiles.flatMap(linksOf)).toEqual([
    { text: "MOD.STUDIO", href: "/mod-studio" },
    { text: "MOD.ONE", href: "/mod-one" },
    { text: "MOD.TWO", href: "/mod-two" },
    { text: "MOD.LIBRE", href: "/mod-libre" },
  ]);
});

test("Home: slideshow Nuestros Diseños Modulares has 11 images", () => {
  const pictures = attributesOf(sectionOf(main, "Nuestros Diseños Modulares"), "img", "src");
  expect(pictures).toHaveLength(11);
  expect(new Set(pictures).size).toBe(11);
});

test("Home: three cards on architectural design, superior construction and lifestyle", () => {
  const titles = textsOf(main, "h3");
  const from = titles.indexOf("Diseño arquitectónico");
  expect(titles.slice(from, from + 3)).toEqual(["Diseño arquitectónico", "Construcción de calidad", "Estilo de vida"]);
});

test("Home: banner Conviértete en Diseñador with Diseñar Ahora to /designer", () => {
  expect(textsOf(main, "h2")).toContain("Conviértete en Diseñador");
  expect(targetsOf(main, "Diseñar Ahora")).toEqual(["/designer"]);
});

test("Home: Preparado para Diversas Historias shows Estudio, Oficina and Hogar", () => {
  const cards = cardsOf(sectionOf(main, "Preparado para Diversas Historias"));
  expect(cards.map(titleOf)).toEqual(["Estudio", "Oficina", "Hogar"]);
});

test("Home: PASO A PASO has three numbered steps and the link to the whole process", () => {
  const section = sectionOf(main, "PASO A PASO");
  expect(textsOf(section, "h3")).toEqual([
    "Diseño y Consultoría",
    "Fabricación y Producción",
    "Logística e Instalación",
  ]);
  expect(textOf(section)).toMatch(/01 Diseño y Consultoría.*02 Fabricación y Producción.*03 Logística e Instalación/);
  expect(targetsOf(section, "Explorar el Proceso Completo")).toEqual(["/proceso"]);
});

test("Home: Hecho para Durar Generaciones names frames, materials and weather, and offers the catalogue", () => {
  const section = sectionOf(main, "Hecho para Durar Generaciones");
  expect(textsOf(section, "h3")).toEqual([
    "Estructuras resistentes a la corrosión",
    "Materiales ecológicos",
    "Diseño resistente a la intemperie",
  ]);
  expect(targetsOf(section, "Descargar Catálogo")).toEqual([content.site().catalogo.url ?? "/catalogo.pdf"]);
});

test("Home: the blocks come in order", () => {
  expect(textsOf(main, "h2")).toEqual([
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
