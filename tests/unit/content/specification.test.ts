/** What section 2 of the specification says of the pages, each in its place. */
import { expect, test } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { pathToOf } from "#app/routing/site-paths.server.ts";
import es from "#locales/es.json" with { type: "json" };
import { titlesOf, wordsOf } from "./entry-words.ts";

const content = getContent("es");

function model(id: string) {
  const entry = content.models().find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`There is no model «${id}».`);
  return entry.data;
}

test("section 2, navigation: the labels of the menu and the footer", () => {
  const { about, models, financing, stories, blog, contact, design } = es.nav;
  expect([about, models, financing, stories, blog, contact, design]).toEqual([
    "Nosotros",
    "¿Quién eres?",
    "Financiación",
    "Historias",
    "Blog",
    "Contacto",
    "Diseñar Ahora",
  ]);
  expect([es.footer.models, es.footer.process, es.footer.stories, es.footer.contact]).toEqual([
    "Modelos",
    "Proceso",
    "Historias",
    "Contacto",
  ]);
  expect([es.footer.terms, es.footer.privacy]).toEqual(["Términos y Condiciones", "Política de Privacidad"]);
});

test("section 2, home: the words and buttons of the hero", () => {
  const { hero } = content.page("home").data;
  expect(hero.words).toEqual(["MODERN", "INNOVATIVE", "PREFAB."]);
  expect(hero.actions).toEqual([
    { label: "MODELOS", href: "/modelos" },
    { label: "CONTACTO", href: "/contacto" },
  ]);
});

test("section 2, home: four tiles of models in order, each leading to its page", () => {
  const { models } = content.page("home").data;
  expect(models.title).toBe("Nuestros Modelos");
  expect(models.cards.map(({ title, href }) => [title, href])).toEqual([
    ["MOD.STUDIO", "/mod-studio"],
    ["MOD.ONE", "/mod-one"],
    ["MOD.TWO", "/mod-two"],
    ["MOD.LIBRE", "/mod-libre"],
  ]);
});

test("section 2 and 9, home: a slideshow of eleven different pictures", () => {
  const { slideshow } = content.page("home").data;
  expect(slideshow.title).toBe("Nuestros Diseños Modulares");
  expect(slideshow.slides).toHaveLength(11);
  expect(new Set(slideshow.slides.map(({ src }) => src)).size).toBe(11);
});

test("section 2, home: three cards, the designer's banner and three uses", () => {
  const { pillars, designer, uses } = content.page("home").data;
  expect(titlesOf(pillars.cards)).toEqual(["Diseño arquitectónico", "Construcción superior", "Estilo de vida"]);
  expect(designer.title).toBe("Conviértete en Diseñador");
  expect(designer.action).toEqual({ label: "Diseñar Ahora", href: "/designer" });
  expect(uses.title).toBe("Preparado para Diversas Historias");
  expect(titlesOf(uses.cards)).toEqual(["Estudio", "Oficina", "Hogar"]);
});

test("section 2, home: PASO A PASO with three steps and a link to the whole process", () => {
  const { process } = content.page("home").data;
  expect(process.title).toBe("PASO A PASO");
  expect(process.action).toEqual({ label: "Explorar el Proceso Completo", href: "/proceso" });
});

test("section 2, home: Hecho para Durar Generaciones, with the catalogue", () => {
  const { durability } = content.page("home").data;
  expect(durability.title).toBe("Hecho para Durar Generaciones");
  expect(durability.cards).toHaveLength(3);
  expect(titlesOf(durability.cards)).toEqual([
    expect.stringMatching(/corrosión/),
    expect.stringMatching(/ecológicos/),
    expect.stringMatching(/intemperie/),
  ]);
  expect(durability.catalogueLabel).toBe("Descargar Catálogo");
});

test("section 2, about: history, philosophy, direction and three values", () => {
  const { data, body } = content.page("about");
  expect(titlesOf(data.values.cards)).toEqual([
    "Equipo Apasionado",
    "Compromiso con la Calidad",
    "Innovación Constante",
  ]);
  expect(body.match(/^## .*$/gm)).toEqual(["## Nuestra historia", "## Nuestra filosofía", "## Rumbo y futuro"]);
});

test("section 2, hub: four audiences, the price and four uses, then Descubre más", () => {
  const { audiences, price, uses, cta } = content.page("models").data;
  expect(audiences.cards.map(({ href }) => href)).toEqual(["/particulares", "/campings", "/empresas", "/inversores"]);
  expect(wordsOf({ data: price })).toContain("900 €/m²");
  expect(titlesOf(uses.cards)).toEqual(["Oficina en casa", "Sala extra", "Estudio creativo", "Suite de invitados"]);
  expect([cta.label, cta.href]).toEqual(["Descubre más", "/contacto"]);
});

test("section 2 and 9, models: names, sizes and numbers of pictures", () => {
  const summary = content.models().map(({ id, data }) => ({
    id,
    name: data.name,
    tile: data.tileName,
    size: data.size && [data.size.imperial, data.size.length, data.size.width],
    pictures: data.images.length,
  }));
  expect(summary).toEqual([
    { id: "mod-studio", name: "MOD|STUDIO", tile: "MOD.STUDIO", size: ["20'x10'", 6.1, 3], pictures: 7 },
    { id: "mod-one", name: "MOD|ONE", tile: "MOD.ONE", size: ["25'x12'", 7.6, 3.7], pictures: 5 },
    { id: "mod-two", name: "MOD|TWO", tile: "MOD.TWO", size: ["35'x15'", 10.7, 4.6], pictures: 5 },
    { id: "mod-libre", name: "MOD|LIBRE", tile: "MOD.LIBRE", size: null, pictures: 4 },
  ]);
});

test.each(["mod-one", "mod-two", "mod-studio"])(
  "section 2, %s: foundations, layout, options and construction",
  (id) => {
    const { product, plans } = model(id);
    const lists = [product.foundations?.items, product.layout?.items, product.options, product.construction];
    for (const list of lists) expect(list?.length).toBeGreaterThanOrEqual(3);
    expect([product.possibilities, product.advantages, product.features]).toEqual([undefined, undefined, undefined]);
    expect(product.contact.href).toMatch(/^\/contacto/);
    expect(plans).toHaveLength(id === "mod-two" ? 2 : 1);
  },
);

test("section 2, MOD|TWO: two bedrooms, two bathrooms and a dining room in each of its two plans", () => {
  for (const { rooms } of model("mod-two").plans) {
    const count = (word: RegExp) => rooms.filter(({ name }) => word.test(name)).length;
    expect([count(/dormitorio(?! \d)/i) - count(/^baño del dormitorio/i), count(/baño/i), count(/comedor/i)]).toEqual([
      2, 2, 1,
    ]);
  }
});

test("section 2, MOD|STUDIO: main space, bathroom and kitchenette", () => {
  expect(model("mod-studio").plans[0]?.rooms.map(({ name }) => name)).toEqual([
    "Espacio principal",
    "Cocina compacta",
    "Baño",
  ]);
});

test("section 2, MOD|LIBRE: possibilities, advantages, features and «imaginamos juntos tu proyecto»", () => {
  const { product } = model("mod-libre");
  for (const list of [product.possibilities, product.advantages, product.features]) {
    expect(list?.items.length).toBeGreaterThanOrEqual(3);
  }
  expect([product.foundations, product.layout, product.options, product.construction]).toEqual(
    Array(4).fill(undefined),
  );
  expect(product.contact.title.toLowerCase()).toBe("imaginamos juntos tu proyecto");
  expect(product.contact.href).toMatch(/^\/contacto/);
});

test("section 2, process: its heading, four benefits and three phases of seven steps", () => {
  const { heading, benefits, phases, cta } = content.page("process").data;
  expect(heading).toBe("Nuestro Proceso Integral");
  expect(titlesOf(benefits.cards)).toEqual([
    "Garantía total",
    "Tiempo optimizado",
    "Control de calidad",
    "Soporte 24/7",
  ]);
  expect(phases.map(({ steps }) => steps.length)).toEqual([7, 7, 7]);
  expect(cta.href).toBe("/contacto");
});

test("section 2, blog: the three articles, each with three pictures, headings and bullets", () => {
  expect(content.posts().map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(["futuro-modular", "ahorro-casas-modulares", "glamping-inversion-rentable"]),
  );
  for (const { data, body } of content.posts()) {
    expect(data.images).toHaveLength(3);
    expect(body).toMatch(/^## /m);
    expect(body).toMatch(/^- /m);
  }
  expect(es.post.back).toBe("Volver al Blog");
});

test("section 2 and 3, stories: two, each with a quote and an author, marked as examples until they are real", () => {
  const stories = content.stories();
  expect(stories.map(({ slug }) => slug)).toEqual(["historia-1", "historia-2"]);
  for (const { data } of stories) {
    expect(data.sample).toBe(true);
    expect(data.quote).toMatch(/\.$/);
    // A first name only: nobody's surname is made up.
    expect(data.author.name).toMatch(/^\p{Lu}\p{Ll}+$/u);
  }
});

test("section 2, designer: its title", () => {
  expect(content.page("designer").data.heading).toBe("Diseñador 3D en Desarrollo");
});

test.each(["privacy", "terms"])("section 2, %s: five sections, last updated in March 2024", (id) => {
  const entry = content.legal().find((candidate) => candidate.id === id);
  expect(entry?.data.updated).toBe("2024-03");
  expect(entry?.body.match(/^## /gm)).toHaveLength(5);
});

test("the presentation of every model leads to its product page", () => {
  const pathTo = pathToOf("es");
  for (const { id, slug, data } of content.models()) {
    expect(data.presentation.cta.secondary.href).toBe(pathTo("product", { slug }));
    expect(pathTo("model", { slug })).toBe(`/${id}`);
  }
});
