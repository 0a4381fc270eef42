import { expect, test } from "vitest";
import { replyParts } from "#app/assistant/reply-parts.ts";

const site = {
  origin: "https://www.mod.es",
  names: new Map([
    ["/", "Inicio"],
    ["/contacto", "Contacto"],
    ["/modelos", "Modelos"],
    ["/productos/lum-norte", "Ficha de LUM|NORTE"],
    ["/blog/cuentas-claras", "Cuentas claras"],
  ]),
  contacts: new Set(["tel:+34978000111", "mailto:equipo@lum.example"]),
};

const hrefs = (reply: string) => replyParts(reply, site).flatMap(({ href }) => href ?? []);
const shown = (reply: string) =>
  replyParts(reply, site)
    .map(({ text }) => text)
    .join("");

test.each([
  ["Mira /modelos y /productos/lum-norte", ["/modelos", "/productos/lum-norte"], "Mira Modelos y Ficha de LUM|NORTE"],
  ["Más información: /contacto.", ["/contacto"], "Más información: Contacto."],
  ["Ver [los modelos](/modelos).", ["/modelos"], "Ver los modelos."],
  ["/contacto?modelo=lum-norte", ["/contacto?modelo=lum-norte"], "Contacto"],
  ["/modelos#medidas", ["/modelos#medidas"], "Modelos"],
  ["https://www.mod.es/contacto, por favor", ["/contacto"], "Contacto, por favor"],
  ["/contacto/", ["/contacto/"], "Contacto"],
])("%s leads to %j and reads %s", (reply, expected, words) => {
  expect(hrefs(reply)).toEqual(expected);
  expect(shown(reply)).toBe(words);
});

test("the company's telephone and email are links, and no other", () => {
  const links = (reply: string) => replyParts(reply, site).filter(({ href }) => href !== undefined);
  expect(links("En equipo@lum.example. O en el +34 978 000 111, de 9 a 14.")).toEqual([
    { text: "equipo@lum.example", href: "mailto:equipo@lum.example" },
    { text: "+34 978 000 111", href: "tel:+34978000111" },
  ]);
  expect(links("otro@lum.example, otroequipo@lum.example, +34 978 000 112, 978 000 111, 24.000 €")).toEqual([]);
});

test.each([
  "Soporte 24/7 y/o 900 €/m²",
  "/no-existe",
  "https://otra.example/contacto",
  "[pulsa](//)",
  "[pulsa](javascript:alert(1))",
  "/%E0%A4%A",
])("%j stays the text that it is", (reply) => {
  expect(shown(reply)).toBe(reply);
  expect(hrefs(reply)).toEqual([]);
});

test("HTML is shown and not obeyed, whatever page it names", () => {
  const reply = '<a href="/contacto" onclick="alert(1)">hola</a><img src=x onerror=alert(1)>';
  expect(shown(reply)).toBe(reply.replace("/contacto", "Contacto"));
  expect(hrefs(reply)).toEqual(["/contacto"]);
});

test("long replies are cut quickly", () => {
  expect(shown("[".repeat(20_000))).toHaveLength(20_000);
  expect(shown("/a".repeat(20_000))).toHaveLength(40_000);
});
