import { expect, test } from "vitest";
import { frozenKnowledge } from "#tests/assistant/frozen-knowledge.ts";
import { ask } from "./ask.ts";

const { unknown } = frozenKnowledge.refusals;
const listOf = (words: string) => words.trim().split(/\s*,\s*/);

/** Words of both sides of the Atlantic for what the site speaks of, and the page that does. */
const answered: readonly (readonly [string, string])[] = [
  ["cochera, cochera para el carro, cobertizo, estacionamiento, carport, aparcamiento, parking", "/particulares"],
  ["quincho, parrilla, asador, asado, parrillada, churrasquera, barbacoa", "/particulares"],
  ["trastero, cuarto para triques, cachivaches, trebejos, cuarto de herramientas", "/particulares"],
  ["plomería, gasfitería, cañerías, fontanería, plomero, tuberías", "/proceso"],
  ["luz y agua, agua y luz", "/proceso"],
  ["heladera, nevera, refrigerador, refri, frigorífico, electrodomésticos", "/contacto"],
  ["clóset del one, placard del one, ropero del one, armario del one", "/productos/mod-one"],
  ["regadera del one, wc del one, excusado del one", "/productos/mod-one"],
  ["tina, bañadera, bañera", "/productos/mod-two"],
  ["arriendo, rentar un módulo, en renta, alquiler, arrendar", "/financiacion-empresas"],
  ["cuota inicial, cuánto hay que dar de enganche, crédito, hipoteca, préstamo", "/financiacion-particulares"],
  ["lote, predio, chacra, finca", "/blog/futuro-modular"],
  ["flete, acarreo, envío, camión", "/contacto"],
  ["techumbre, azotea, tejado", "/productos/mod-studio"],
  ["cotización, cuánta plata, presupuesto, costo, tarifas", "/modelos"],
  ["permiso, trámites, papeles, licencia", "/financiacion-particulares"],
  ["mudanza, me la puedo llevar si me mudo", "/blog/futuro-modular"],
  ["galpón, almacén", "/empresas"],
];

/** Words for house, works, garden and money of which the site says nothing. */
const refused = `alberca, pileta, tinaco, cisterna, aljibe, pozo, fosa séptica, biodigestor, calefón, boiler, caldera, radiador,
  cerca eléctrica, barda, reja, verja, cerco, alambrado, pasto, césped, sauce, fuente de piedra, estatua,
  tumbonas, sombrilla, columpio, trampolín, cancha de tenis, gallinero, establo, perrera, pecera, casa rodante, remolque,
  motocicleta, monopatín, lancha, tractor, avioneta, elevador, ascensor, montacargas, escalera de caracol, sótano, altillo,
  buhardilla, mosquiteros, alfombra, cobija, frazada, sábanas, almohada, lámpara, bombillo, foco, ventilador de pie,
  televisor, computadora, impresora, licuadora, aspiradora, lavarropas, lavavajillas, secarropas, plancha, tostadora,
  tenedores, vajilla, apartar con señal, seña, arras, pagaré, cheque, efectivo, bizum, remesa, jubilación, sueldo mínimo,
  niñera, mucama, jardinero, cerrajero, pintor de brocha, albañil, arquitecta paisajista, alarma, videovigilancia, caja fuerte,
  extintor, hidrante, pararrayos, antena, parabólica, router, fibra óptica, hamaca, mudanza de piano`;

test("150 everyday words are tried", () => {
  const words = answered.flatMap(([list]) => listOf(list));
  expect(words.length + listOf(refused).length).toBeGreaterThanOrEqual(150);
});

for (const [list, page] of answered) {
  test.each(listOf(list))(`«%s» leads to ${page}`, (word) => {
    expect(ask(word)).toMatch(new RegExp(`: ${page}$`));
  });
}

test.each(listOf(refused))("of «%s» the site says nothing", (word) => {
  expect([unknown, frozenKnowledge.refusals.offTopic]).toContain(ask(word));
});
