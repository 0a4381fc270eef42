import { expect, test } from "vitest";
import { findAll, textOf } from "#tests/site/html.ts";
import { cardsOf, itemsUnder, linksOf, sectionOf, targetsOf, textsOf, titleOf } from "#tests/site/page-parts.ts";
import { mainOf } from "./built-pages.ts";

/** Titles of the use cards. */
function usesOf(path: string): string[] {
  return cardsOf(mainOf(path))
    .filter((card) => findAll(card, "img").length === 1)
    .map(titleOf);
}

test("Private buyers: 12 use-case cards", () => {
  expect(usesOf("/particulares")).toEqual([
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
});

test("Private buyers: after the cards, a band links to /contacto", () => {
  const main = mainOf("/particulares");
  expect(cardsOf(main)).toHaveLength(12);
  expect(targetsOf(sectionOf(main, "¿Tu idea no está en la lista?"), "Contacto")).toEqual(["/contacto"]);
});

test("Businesses: two benefit lists", () => {
  const main = mainOf("/empresas");
  for (const title of ["Ventajas para tu negocio", "Características comerciales"]) {
    expect(itemsUnder(main, title).length).toBeGreaterThan(3);
  }
});

test("Businesses: 20 use cards, among them the named ones", () => {
  const uses = new Set(usesOf("/empresas"));
  expect(uses.size).toBe(20);
  const named = [
    "Oficinas modulares",
    "Coworking",
    "Salas de reuniones",
    "Centros de formación",
    "Estudio de grabación",
    "Showrooms",
  ];
  expect(named.filter((use) => !uses.has(use))).toEqual([]);
});

test("Campsites: benefits and special features", () => {
  const main = mainOf("/campings");
  expect(itemsUnder(main, "Beneficios").length).toBeGreaterThan(3);
  expect(itemsUnder(main, "Características especiales").length).toBeGreaterThan(3);
});

test("Campsites: 17 use cards", () => {
  const uses = usesOf("/campings");
  expect(uses.toSorted()).toEqual(
    [
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
    ].toSorted(),
  );
});

test("Investors: investment advantages, market opportunities and three models", () => {
  const main = mainOf("/inversores");
  expect(itemsUnder(main, "Ventajas de la inversión").length).toBeGreaterThan(3);
  expect(cardsOf(sectionOf(main, "Oportunidades de mercado")).length).toBeGreaterThan(1);
  expect(cardsOf(sectionOf(main, "Tres modelos de inversión")).map(titleOf)).toEqual([
    "Desarrollo de proyectos",
    "Participación en la empresa",
    "Franquicias",
  ]);
});

test("Financing hub: three image cards lead to the three pages, labelled Más Información", () => {
  const cards = cardsOf(mainOf("/financiacion"));
  expect(cards.flatMap(linksOf)).toEqual([
    { text: "Particulares", href: "/financiacion-particulares" },
    { text: "Empresas", href: "/financiacion-empresas" },
    { text: "Inversores", href: "/financiacion-inversores" },
  ]);
  for (const card of cards) {
    expect(findAll(card, "img")).toHaveLength(1);
    expect(textOf(card)).toContain("Más Información");
  }
});

test("Financing for private buyers: three options", () => {
  const main = mainOf("/financiacion-particulares");
  const options = sectionOf(main, "Tres opciones");
  expect(cardsOf(options).map(titleOf)).toEqual([
    "Hipoteca tradicional",
    "Préstamo personal",
    "Hipoteca de autopromotor",
  ]);
  expect(textOf(options)).toMatch(/avan[cz]/);
  expect(textOf(options)).toMatch(/carencia/);
});

test("Financing for private buyers: four requirements and a button to /contacto", () => {
  const main = mainOf("/financiacion-particulares");
  expect(textsOf(sectionOf(main, "Requisitos"), "h3")).toEqual([
    "Suelo edificable",
    "Proyecto aprobado con licencia municipal",
    "Cimentación sólida",
    "Inscripción en el Registro de la Propiedad",
  ]);
  expect(targetsOf(main, "Contacto")).toEqual(["/contacto"]);
});

test("Financing for businesses: rental, turnkey leasing with lease back, renting, and advantages", () => {
  const main = mainOf("/financiacion-empresas");
  const options = sectionOf(main, "Tres fórmulas");
  expect(cardsOf(options).map(titleOf)).toEqual([
    "Alquiler modular",
    "Leasing llave en mano",
    "Renting de bienes muebles",
  ]);
  expect(textOf(options)).toMatch(/lease back/);
  expect(itemsUnder(main, "Ventajas").length).toBeGreaterThan(2);
  expect(targetsOf(main, "Contactar Ahora")).toEqual(["/contacto"]);
});

test("Financing for investors: four benefit cards, a rationale and Trabajemos Juntos to /contacto", () => {
  const main = mainOf("/financiacion-inversores");
  expect(cardsOf(main).map(titleOf)).toEqual([
    "Proyectos premium",
    "Alta rentabilidad",
    "Equipo experto",
    "Inversión flexible",
  ]);
  expect(textsOf(main, "h2").length).toBeGreaterThan(1);
  expect(targetsOf(main, "Trabajemos Juntos")).toEqual(["/contacto"]);
});
