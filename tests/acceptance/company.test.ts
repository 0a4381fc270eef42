import { expect, test } from "vitest";
import { findAll, textOf } from "#tests/site/html.ts";
import { cardsOf, linksOf, sectionOf, targetsOf, textsOf, titleOf } from "#tests/site/page-parts.ts";
import { content, mainOf } from "./built-pages.ts";

const { email, telefono } = content.site().contacto;

test("About says that the company started in 2022 and offers homes from 900 €/m²", () => {
  const words = textOf(mainOf("/nosotros"));
  expect(words).toContain("2022");
  expect(words).toMatch(/viviendas[^.]* desde 900 €\/m²/);
});

test("About: history, philosophy, direction and future", () => {
  expect(textsOf(mainOf("/nosotros"), "h2")).toEqual(
    expect.arrayContaining(["Nuestra historia", "Nuestra filosofía", "Hacia dónde vamos"]),
  );
});

test("About: three value cards", () => {
  const cards = cardsOf(sectionOf(mainOf("/nosotros"), "Lo que nos importa"));
  expect(cards.map(titleOf)).toEqual(["Equipo Apasionado", "Compromiso con la Calidad", "Innovación Constante"]);
});

test("Contact: email address, telephone number and a postal address in Vinaroz, Castellón, Spain", () => {
  const [details] = findAll(mainOf("/contacto"), "address");
  if (!details) throw new Error("The page has no contact details.");
  expect(linksOf(details)).toEqual([
    { text: telefono, href: `tel:${telefono.replaceAll(" ", "")}` },
    { text: email, href: `mailto:${email}` },
  ]);
  expect(textOf(details)).toMatch(/Vinaroz \(Castellón\), España/);
});

test("Process: four benefit cards", () => {
  const main = mainOf("/proceso");
  const cards = cardsOf(sectionOf(main, "Ventajas del proceso"));
  expect(cards.map(titleOf)).toEqual(["Garantía total", "Tiempo optimizado", "Control de calidad", "Soporte 24/7"]);
});

test.each(["01 Diseño y Consultoría", "02 Fabricación y Producción", "03 Logística e Instalación"])(
  "Process: phase %s has seven steps",
  (title) => {
    expect(textsOf(sectionOf(mainOf("/proceso"), title), "h3")).toHaveLength(7);
  },
);

test("Process: quality control is among the seven steps of 02", () => {
  expect(textsOf(sectionOf(mainOf("/proceso"), "02 Fabricación y Producción"), "h3")).toContain("Control de calidad");
});

test("Process: a contact button", () => {
  expect(targetsOf(mainOf("/proceso"), "Contacto")).toEqual(["/contacto"]);
});

test("3D designer: both paths show the same page", () => {
  expect(textOf(mainOf("/designer"))).toBe(textOf(mainOf("/disenador")));
});

test.each(["/privacidad", "/terminos"])("Privacy and terms: %s is of March 2024 and has five sections", (path) => {
  const main = mainOf(path);
  expect(textOf(main)).toContain("Última actualización: marzo de 2024");
  expect(textsOf(main, "h2").filter((title) => /^\d\. /.test(title))).toHaveLength(5);
});
