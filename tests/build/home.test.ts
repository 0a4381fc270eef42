import { expect, test } from "vitest";
import { textOf } from "#tests/site/html.ts";
import {
  attributesOf,
  cardsOf,
  linksOf,
  mainOf,
  sectionOf,
  targetsOf,
  textsOf,
  titleOf,
} from "#tests/site/page-parts.ts";
import { frozenSite } from "./built-sites.ts";

const main = mainOf(frozenSite.page("/"));

test("the home page has its blocks in order", () => {
  expect(textsOf(main, "h1, h2")).toEqual([
    "CLARO SERENO MODULAR.",
    "Nuestros Modelos",
    "Nuestros Diseños",
    "Nuestra manera de construir",
    "Dibuja tu módulo",
    "Preparado para todo",
    "PASO A PASO",
    "Hecho para durar",
  ]);
});

test("the buttons of the home page lead where its content says", () => {
  const labels = ["MODELOS", "CONTACTO", "Diseñar ahora", "Ver el proceso", "Descargar catálogo"];
  expect(labels.map((label) => targetsOf(main, label))).toEqual([
    ["/modelos"],
    ["/contacto"],
    ["/designer"],
    ["/proceso"],
    ["/catalogo.pdf"],
  ]);
});

test("the tiles of the models lead to their pages, each with one picture", () => {
  const section = sectionOf(main, "Nuestros Modelos");
  const tiles = cardsOf(section);
  expect(tiles.flatMap(linksOf)).toEqual([
    { text: "LUM.NORTE", href: "/lum-norte" },
    { text: "LUM.SUR", href: "/lum-sur" },
    { text: "LUM.LIENZO", href: "/lum-lienzo" },
  ]);
  expect(tiles.map((tile) => textsOf(tile, "img").length)).toEqual([1, 1, 1]);
  expect(targetsOf(section, "Comparar los tres modelos")).toEqual(["/modelos#comparalos"]);
});

test("the slideshow has a slide for each picture of the content", () => {
  const pictures = attributesOf(sectionOf(main, "Nuestros Diseños"), "img", "alt");
  expect(pictures).toEqual([
    "LUM.NORTE de noche, con la corredera encendida.",
    "Sala del LUM.SUR con paredes amarillas y una mesa larga.",
    "LUM.LIENZO de dos alturas, con paredes azules y terraza.",
    "Sala del LUM.NORTE con paredes verdes y un sofá.",
  ]);
});

test("the figures of the home page are those of the company", () => {
  const facts = textsOf(main, "dl, ul").join("\n");
  for (const fact of ["1.250 €/m²", "hasta un 30 %", "hasta un 45 %", "24/7"]) expect(facts).toContain(fact);
});

test("the cards of the home page have their titles and pictures", () => {
  const uses = cardsOf(sectionOf(main, "Preparado para todo"));
  expect(uses.map(titleOf)).toEqual(["Estudio", "Oficina", "Hogar"]);
  const pillars = cardsOf(sectionOf(main, "Nuestra manera de construir"));
  expect(pillars.map(titleOf)).toEqual(["Diseño", "Construcción", "Vida"]);
  expect([...uses, ...pillars].map((card) => textsOf(card, "img").length)).toEqual([1, 1, 1, 1, 1, 1]);
});

test("the steps of the process have number, title and items", () => {
  const steps = cardsOf(sectionOf(main, "PASO A PASO"));
  expect(steps.map((step) => [textsOf(step, "p")[0], titleOf(step), textsOf(step, "ul > li")])).toEqual([
    ["01", "Diseño", ["Estudio del terreno", "Planta y presupuesto"]],
    ["02", "Fabricación", ["Estructura", "Instalaciones"]],
    ["03", "Montaje", ["Cimentación", "Entrega"]],
  ]);
  expect(textOf(sectionOf(main, "PASO A PASO"))).toMatch(/01 Diseño.*02 Fabricación.*03 Montaje/);
});
