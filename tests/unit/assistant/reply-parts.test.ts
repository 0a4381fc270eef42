import { expect, test } from "vitest";
import { replyParts } from "#app/assistant/reply-parts.ts";
import { markOriginal } from "#app/i18n/original-text.ts";

const site = {
  origin: "https://www.mod.es",
  names: new Map([
    ["/", "Inicio"],
    ["/contacto", "Contacto"],
    ["/modelos", "Modelos"],
    ["/productos/lum-norte", "Ficha de LUM|NORTE"],
    ["/blog/cuentas-claras", "Cuentas claras"],
  ]),
};

const hrefs = (reply: string) => replyParts(reply, site).flatMap(({ href }) => href ?? []);
const shown = (reply: string) =>
  replyParts(reply, site)
    .map(({ text }) => text)
    .join("");

test("a reply without paths is one text", () => {
  expect(replyParts("Son 36.000 €.", site)).toEqual([{ text: "Son 36.000 €." }]);
  expect(replyParts("", site)).toEqual([]);
});

test("the path of a page becomes a link, without the sign that ends the sentence", () => {
  expect(replyParts("Más información: /contacto.", site)).toEqual([
    { text: "Más información: " },
    { text: "Contacto", href: "/contacto" },
    { text: "." },
  ]);
});

test.each([
  ["Mira /modelos y /productos/lum-norte", ["/modelos", "/productos/lum-norte"], "Mira Modelos y Ficha de LUM|NORTE"],
  ["(/contacto)", ["/contacto"], "(Contacto)"],
  ["«/contacto»", ["/contacto"], "«Contacto»"],
  ["/contacto?modelo=lum-norte", ["/contacto?modelo=lum-norte"], "Contacto"],
  ["/modelos#medidas", ["/modelos#medidas"], "Modelos"],
  ["https://www.mod.es/contacto, por favor", ["/contacto"], "Contacto, por favor"],
  ["/contacto/", ["/contacto/"], "Contacto"],
])("%s leads to %j and reads %s", (reply, expected, words) => {
  expect(hrefs(reply)).toEqual(expected);
  expect(shown(reply)).toBe(words);
});

test("a named link shows its name", () => {
  expect(replyParts("Ver [los modelos](/modelos).", site)).toEqual([
    { text: "Ver " },
    { text: "los modelos", href: "/modelos" },
    { text: "." },
  ]);
});

test.each([
  "Soporte 24/7 y/o 900 €/m²",
  "/no-existe",
  "https://otra.example/contacto",
  "https://www.mod.es.otra.example/contacto",
  "//otra.example/contacto",
  "[pulsa](//)",
  "[pulsa](//?a)",
  "[pulsa](//#contacto)",
  "https://www.mod.es//",
  "[pulsa](https://otra.example)",
  "[pulsa](javascript:alert(1))",
  "**negrita** y `código`",
  "/%E0%A4%A",
  "\u0000/\u0000",
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

test("what is in the original language is marked in each part, and the name of a page is in that of the page", () => {
  const names = new Map([["/en/contact", "Contact"]]);
  const reply = `${markOriginal("Escribe en /en/contact o [aquí](/en/contact).")}\n\nMore: /en/contact`;
  expect(replyParts(reply, { ...site, names })).toEqual([
    { text: markOriginal("Escribe en ") },
    { text: "Contact", href: "/en/contact" },
    { text: markOriginal(" o ") },
    { text: markOriginal("aquí"), href: "/en/contact" },
    { text: markOriginal(".") },
    { text: "\n\nMore: " },
    { text: "Contact", href: "/en/contact" },
  ]);
});
