/** What section 2 of the specification says of the pages for each kind of client. */
import { expect, test } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { titlesOf, wordsOf } from "./entry-words.ts";

const content = getContent("es");

test("section 2, private buyers: the twelve uses, then a way to contact", () => {
  const { cards, cta } = content.page("private-buyers").data;
  expect(titlesOf(cards)).toEqual([
    "Estudio",
    "Oficina o sala de estar",
    "Garaje",
    "Trastero",
    "Zona de relax",
    "Sala de juegos",
    "Casa de invitados",
    "Ampliación modular",
    "Sala de cine",
    "Bodega o bar",
    "Gimnasio o sala de yoga",
    "Barbacoa cubierta",
  ]);
  expect(cta.href).toBe("/contacto");
});

test("section 2, businesses: two lists and twenty uses, the named ones first", () => {
  const { heading, lists, cards } = content.page("businesses").data;
  expect(heading).toBe("Soluciones para Empresas");
  expect(lists).toHaveLength(2);
  expect(new Set(titlesOf(cards)).size).toBe(20);
  expect(titlesOf(cards).slice(0, 6)).toEqual([
    "Oficinas modulares",
    "Coworking",
    "Salas de reuniones",
    "Centros de formación",
    "Estudio de grabación",
    "Showrooms",
  ]);
});

test("section 2, campsites: two lists and the seventeen uses", () => {
  const { heading, lists, cards } = content.page("campsites").data;
  expect(heading).toBe("Soluciones para Campings");
  expect(titlesOf(lists)).toEqual(["Beneficios", "Características especiales"]);
  expect(titlesOf(cards)).toEqual([
    "Coworking",
    "Módulos para nómadas digitales",
    "Sala de juegos",
    "Zona infantil",
    "Minicine",
    "Zona de realidad virtual",
    "Gimnasio",
    "Spa",
    "Jacuzzi panorámico",
    "Invernadero comunitario",
    "Restaurante modular",
    "Cocina comunitaria",
    "Vestuarios y baños",
    "Almacén de equipamiento",
    "Espacios polivalentes",
    "Tienda autoservicio",
    "Zona de carga de vehículos eléctricos",
  ]);
});

test("section 2, financing: three cards that say Más Información", () => {
  const { cards, moreLabel } = content.page("financing").data;
  expect(cards.map(({ title, href }) => [title, href])).toEqual([
    ["Particulares", "/financiacion-particulares"],
    ["Empresas", "/financiacion-empresas"],
    ["Inversores", "/financiacion-inversores"],
  ]);
  expect(moreLabel).toBe("Más Información");
});

test("section 2, financing for private buyers: three options and four requirements", () => {
  const { options, requirements, cta } = content.page("financing-private-buyers").data;
  expect(titlesOf(options.cards)).toEqual(["Hipoteca tradicional", "Préstamo personal", "Hipoteca de autopromotor"]);
  const selfBuilder = wordsOf({ data: options.cards[2] });
  expect(selfBuilder).toMatch(/carencia/);
  expect(selfBuilder).toMatch(/avan[cz]/);
  expect(titlesOf(requirements.cards)).toEqual([
    "Suelo edificable",
    "Proyecto aprobado con licencia municipal",
    "Cimentación sólida",
    "Inscripción en el Registro de la Propiedad",
  ]);
  expect(cta.href).toBe("/contacto");
});

test("section 2, financing for businesses: rental, leasing with lease back, renting, advantages", () => {
  const { options, lists, cta } = content.page("financing-businesses").data;
  expect(titlesOf(options.cards)).toEqual(["Alquiler modular", "Leasing llave en mano", "Renting de bienes muebles"]);
  expect(wordsOf({ data: options.cards[1] })).toMatch(/lease ?back/i);
  expect(titlesOf(lists)).toEqual(["Ventajas"]);
  expect([cta.label, cta.href]).toEqual(["Contactar Ahora", "/contacto"]);
});

test("section 2, financing for investors: four benefits, a rationale and Trabajemos Juntos", () => {
  const { data, body } = content.page("financing-investors");
  expect(titlesOf(data.benefits.cards)).toEqual([
    "Proyectos premium",
    "Alta rentabilidad",
    "Equipo experto",
    "Inversión flexible",
  ]);
  expect(body.trim()).not.toBe("");
  expect([data.cta.label, data.cta.href]).toEqual(["Trabajemos Juntos", "/contacto"]);
});

test("section 2, investors: advantages, opportunities and three models", () => {
  const { lists, opportunities, models } = content.page("investors").data;
  expect(lists[0]?.items.length).toBeGreaterThanOrEqual(3);
  expect(opportunities.cards.length).toBeGreaterThanOrEqual(3);
  expect(titlesOf(models.cards)).toEqual(["Desarrollo de proyectos", "Participación en la empresa", "Franquicias"]);
});
