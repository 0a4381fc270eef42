import { expect, test } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { findAll, textOf } from "#tests/site/html.ts";
import { cardsOf, headings, linksOf, mainOf, sectionOf, targetsOf, titleOf } from "./page-parts.ts";

const site = getContent("es").site();

test("section 1 · About says that the company started in 2022 and offers homes from 900 €/m²", () => {
  const words = textOf(mainOf("/nosotros"));
  expect(words).toContain("2022");
  expect(words).toMatch(/desde 900 €\/m²/);
});

test("section 2 · About: history, philosophy, direction and future", () => {
  expect(headings(mainOf("/nosotros"), 2)).toEqual(
    expect.arrayContaining(["Nuestra historia", "Nuestra filosofía", "Rumbo y futuro"]),
  );
});

test("section 2 · About: three value cards", () => {
  const cards = cardsOf(sectionOf(mainOf("/nosotros"), "Lo que nos importa"));
  expect(cards.map(titleOf)).toEqual(["Equipo Apasionado", "Compromiso con la Calidad", "Innovación Constante"]);
});

test("section 2 · Contact: e-mail, telephone and a postal address in Vinaroz, Castellón, Spain", () => {
  const [address] = findAll(mainOf("/contacto"), "address");
  if (!address) throw new Error("The page has no address.");
  expect(linksOf(address)).toEqual([
    { text: site.contacto.email, href: `mailto:${site.contacto.email}` },
    { text: site.contacto.telefono, href: `tel:${site.contacto.telefono.replaceAll(" ", "")}` },
  ]);
  expect(textOf(address)).toMatch(/Vinaroz \(Castellón\), España/);
});

test("section 2 · Process: Nuestro Proceso Integral with four benefit cards", () => {
  const main = mainOf("/proceso");
  expect(headings(main, 1)).toEqual(["Nuestro Proceso Integral"]);
  const cards = cardsOf(sectionOf(main, "Ventajas del proceso"));
  expect(cards.map(titleOf)).toEqual(["Garantía total", "Tiempo optimizado", "Control de calidad", "Soporte 24/7"]);
});

test.each(["01 Diseño y Consultoría", "02 Fabricación y Producción", "03 Logística e Instalación"])(
  "section 2 · Process: phase %s has seven steps",
  (title) => {
    expect(headings(sectionOf(mainOf("/proceso"), title), 3)).toHaveLength(7);
  },
);

test("decisions · quality control is among the seven steps of 02", () => {
  expect(headings(sectionOf(mainOf("/proceso"), "02 Fabricación y Producción"), 3)).toContain("Control de calidad");
});

test("section 2 · Process: a contact button", () => {
  expect(targetsOf(mainOf("/proceso"), "Contacto")).toEqual(["/contacto"]);
});

test("section 2 · Stories: /historias has two cards with a quote and an author, linking to the stories", () => {
  const cards = findAll(mainOf("/historias"), "article");
  expect(cards.flatMap(linksOf).map(({ href }) => href)).toEqual(["/historia-1", "/historia-2"]);
  for (const card of cards) {
    expect(findAll(card, "blockquote")).toHaveLength(1);
    expect(findAll(card, "figcaption").map(textOf).join()).toMatch(/^\p{Lu}\p{Ll}+, \p{Ll}/u);
  }
});

test.each(["/historia-1", "/historia-2"])("section 2 · Stories: %s has a back link to /historias", (path) => {
  expect(targetsOf(mainOf(path), "Volver a Historias")).toEqual(["/historias"]);
});

test.each(["/historias", "/historia-1", "/historia-2"])("decisions · %s says that its stories are examples", (path) => {
  expect(textOf(mainOf(path))).toContain("Historia de ejemplo");
});

test("section 2 · 3D designer: the title says that it is in development", () => {
  expect(headings(mainOf("/disenador"), 1)).toEqual(["Diseñador 3D en Desarrollo"]);
  expect(textOf(mainOf("/designer"))).toBe(textOf(mainOf("/disenador")));
});

test.each(["/privacidad", "/terminos"])(
  "section 2 · Privacy and terms: %s is of March 2024 and has five sections",
  (path) => {
    const main = mainOf(path);
    expect(textOf(main)).toContain("Última actualización: marzo de 2024");
    expect(headings(main, 2).filter((title) => /^\d\. /.test(title))).toHaveLength(5);
  },
);
