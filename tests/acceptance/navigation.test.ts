import { expect, test } from "vitest";
import { findOne } from "#tests/site/html.ts";
import { linksOf, targetsOf } from "#tests/site/page-parts.ts";
import { built, content } from "./built-pages.ts";

const home = built.page("/");
const header = findOne(home, "header");
const footer = findOne(home, "footer");
const { social } = content.site();

test("the menu has its links in order", () => {
  const menu = linksOf(findOne(header, "nav ul"));
  expect(menu).toEqual([
    { text: "Nosotros", href: "/nosotros" },
    { text: "¿Quién eres?", href: "/modelos" },
    { text: "Financiación", href: "/financiacion" },
    { text: "Historias", href: "/historias" },
    { text: "Blog", href: "/blog" },
    { text: "Contacto", href: "/contacto" },
  ]);
});

test("Diseñar Ahora goes to /designer", () => {
  expect(targetsOf(header, "Diseñar Ahora")).toEqual(["/designer"]);
});

test("the logo goes to /", () => {
  expect(linksOf(header)[0]).toEqual({ text: "MOD, página de inicio", href: "/" });
});

test.each([
  ["/modelos", "Modelos"],
  ["/proceso", "Proceso"],
  ["/historias", "Historias"],
  ["/contacto", "Contacto"],
  ["/terminos", "Términos y Condiciones"],
  ["/privacidad", "Política de Privacidad"],
])("the footer links to %s as «%s»", (href, text) => {
  expect(targetsOf(footer, text)).toContain(href);
});

test("the social links of the footer go to external pages", () => {
  expect(social.length).toBeGreaterThan(0);
  for (const { name, url } of social) {
    expect(targetsOf(footer, name)).toEqual([url]);
    expect(url).toMatch(/^https:\/\//);
  }
});
