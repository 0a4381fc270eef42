import type { Element } from "hast";
import { expect, test } from "vitest";
import { attributeOf, findAll, textOf } from "#tests/site/html.ts";
import {
  attributesOf,
  cardsOf,
  hrefsOf,
  itemsUnder,
  linksOf,
  partOf,
  sectionOf,
  targetsOf,
  textsOf,
  titleOf,
} from "#tests/site/page-parts.ts";
import { mainOf } from "./built-pages.ts";

const hub = mainOf("/modelos");

test("Hub: four cards link to /particulares, /campings, /empresas and /inversores", () => {
  const [list] = findAll(hub, "ul");
  if (!list) throw new Error("The hub has no list.");
  expect(linksOf(list)).toEqual([
    { text: "Particulares", href: "/particulares" },
    { text: "Campings", href: "/campings" },
    { text: "Empresas", href: "/empresas" },
    { text: "Inversores", href: "/inversores" },
  ]);
  expect(findAll(list, "img")).toHaveLength(4);
});

test("Hub: text on modular construction at 900 €/m²", () => {
  const section = sectionOf(hub, "Construcción modular a 900 €/m²");
  expect(textOf(section)).toMatch(/El precio es de 900 €\/m² en todos los modelos/);
});

test("Hub: four use-case cards", () => {
  const cards = cardsOf(sectionOf(hub, "Cuatro usos para empezar"));
  expect(cards.map(titleOf)).toEqual(["Oficina en casa", "Sala extra", "Estudio creativo", "Suite de invitados"]);
});

test("Hub: Descubre más goes to /contacto", () => {
  expect(targetsOf(hub, "Descubre más")).toEqual(["/contacto"]);
});

test("Hub: the page shows the four models with their measures and links to them", () => {
  const section = sectionOf(hub, "Nuestros Modelos");
  expect(hrefsOf(section)).toEqual(["/mod-studio", "/mod-one", "/mod-two", "/mod-libre"]);
  expect(cardsOf(section).map((card) => /\d+,\d\d m²|a medida/.test(textOf(card)))).toEqual([true, true, true, true]);
});

const models = [
  { id: "mod-one", name: "MOD|ONE", imperial: "25'x12'", metric: "7,6 × 3,7 m", pictures: 5, plans: 1 },
  { id: "mod-two", name: "MOD|TWO", imperial: "35'x15'", metric: "10,7 × 4,6 m", pictures: 5, plans: 2 },
  { id: "mod-studio", name: "MOD|STUDIO", imperial: "20'x10'", metric: "6,1 × 3,0 m", pictures: 7, plans: 1 },
];
/** The rooms under the heading of a plan, one a line, without their numbers. */
const roomsUnder = (layout: Element, plan: string) =>
  itemsUnder(layout, plan)
    .map((room) => room.replace(/^\d+\s*/, ""))
    .join("\n");
const others = (id: string) => ["mod-studio", "mod-one", "mod-two", "mod-libre"].filter((other) => other !== id);

test.each(models)("Models: $name measures $metric ($imperial), at 900 €/m²", ({ id, imperial, metric }) => {
  const main = mainOf(`/productos/${id}`);
  const [metres, feet] = textsOf(partOf(main, "Medidas exteriores"), "dd");
  expect(metres).toBe(metric);
  expect(feet).toContain(imperial);
  expect(textOf(main)).toContain("900 €/m² · precio orientativo");
});

test.each([...models, { id: "mod-libre", name: "MOD|LIBRE", pictures: 4 }])(
  "Models: $name shows $pictures images",
  ({ id, name, pictures }) => {
    const gallery = sectionOf(mainOf(`/productos/${id}`), `Imágenes de ${name}`);
    expect(new Set(attributesOf(gallery, "img", "src")).size).toBe(pictures);
  },
);

test.each(models)("Models: $name has description, foundations, layout, options and construction", ({ id }) => {
  const main = mainOf(`/productos/${id}`);
  expect(findAll(sectionOf(main, "Descripción"), "p").length).toBeGreaterThan(1);
  expect(termsOf(sectionOf(main, "Cimentación")).length).toBeGreaterThan(2);
  expect(findAll(sectionOf(main, "Planta"), "li").length).toBeGreaterThan(2);
  expect(termsOf(sectionOf(main, "Opciones")).length).toBeGreaterThan(2);
  expect(termsOf(sectionOf(main, "Construcción")).length).toBeGreaterThan(2);
});

test.each(models)("Models: $name has $plans floor plans", ({ id, plans }) => {
  const layout = sectionOf(mainOf(`/productos/${id}`), "Planta");
  expect(findAll(layout, 'svg[role="img"]')).toHaveLength(plans);
  expect(textOf(layout)).toMatch(/Distribución orientativa/);
});

test("Models: MOD|TWO has 2 bedrooms, 2 bathrooms and a dining room in each plan", () => {
  const layout = sectionOf(mainOf("/productos/mod-two"), "Planta");
  for (const plan of textsOf(layout, "h3")) {
    const rooms = roomsUnder(layout, plan);
    expect(rooms.match(/^.*dormitorio (principal|al)|^segundo dormitorio/gim)).toHaveLength(2);
    expect(rooms.match(/^(segundo )?baño/gim)).toHaveLength(2);
    expect(rooms).toMatch(/^Comedor/m);
  }
  expect(textsOf(layout, "h3")).toHaveLength(2);
});

test("Models: MOD|STUDIO has a main space, a bathroom and a kitchenette", () => {
  const layout = sectionOf(mainOf("/productos/mod-studio"), "Planta");
  const rooms = roomsUnder(layout, textsOf(layout, "h3")[0] ?? "");
  expect(rooms).toMatch(/^Espacio principal/m);
  expect(rooms).toMatch(/^Baño/m);
  expect(rooms).toMatch(/^Cocina compacta/m);
});

test("Models: MOD|LIBRE lists possibilities, advantages and features", () => {
  const main = mainOf("/productos/mod-libre");
  for (const title of ["Posibilidades", "Ventajas", "Características"]) {
    expect(termsOf(sectionOf(main, title)).length).toBeGreaterThan(2);
  }
  expect(textOf(main)).toMatch(/sin límites/i);
});

test("Models: MOD|LIBRE invites with «imaginamos juntos tu proyecto» to /contacto", () => {
  const invitation = sectionOf(mainOf("/productos/mod-libre"), "Imaginamos juntos tu proyecto");
  expect(linksOf(invitation).map(({ href }) => href.replace(/\?.*/, ""))).toContain("/contacto");
});

test.each(["mod-one", "mod-two", "mod-studio", "mod-libre"])(
  "Models: %s calls to contact and links to the other three",
  (id) => {
    const main = mainOf(`/productos/${id}`);
    const hrefs = hrefsOf(main);
    expect(hrefs).toContain(`/contacto?modelo=${id}`);
    expect(hrefsOf(sectionOf(main, "Otros modelos"))).toEqual(others(id).map((other) => `/productos/${other}`));
  },
);

test.each(["mod-one", "mod-two", "mod-studio", "mod-libre"])(
  "Models: /%s presents the model with a large picture, key facts and the link to the detailed page",
  (id) => {
    const main = mainOf(`/${id}`);
    const [picture] = findAll(main, "img");
    expect(picture && attributeOf(picture, "loading")).toBe("eager");
    expect(findAll(sectionOf(main, "Datos del modelo"), "dt")).toHaveLength(3);
    expect(hrefsOf(main)).toContain(`/productos/${id}`);
    expect(hrefsOf(sectionOf(main, "Los otros modelos"))).toEqual(others(id).map((other) => `/${other}`));
  },
);

function termsOf(section: Element): string[] {
  return textsOf(section, "dt");
}
