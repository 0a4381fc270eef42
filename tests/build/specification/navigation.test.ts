import { expect, test } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { publicPaths, readBuilt, readPage } from "#tests/site/built-pages.ts";
import { elementsOf, findAll, findOne, parseHtml } from "#tests/site/html.ts";
import { linksOf, targetsOf } from "./page-parts.ts";

const everywhere = [
  ...publicPaths.map(({ path }) => ({ path, html: readPage(path) })),
  { path: "/404.html", html: parseHtml(readBuilt("404.html")) },
  { path: "/blog/404.html", html: parseHtml(readBuilt("blog/404.html")) },
];
const home = readPage("/");
const header = findOne(home, "header");
const footer = findOne(home, "footer");
const { social, contacto } = getContent("es").site();

test.each(everywhere)("section 2 · every page has the shared header and footer: $path", ({ html }) => {
  const linksIn = (name: string) => linksOf(findOne(html, name));
  expect(linksIn("header")).toEqual(linksOf(header));
  expect(linksIn("footer")).toEqual(linksOf(footer));
});

test("section 2 · Navigation: top links in the order of the specification", () => {
  const menu = linksOf(findOne(findOne(header, "nav"), "ul"));
  expect(menu).toEqual([
    { text: "Nosotros", href: "/nosotros" },
    { text: "¿Quién eres?", href: "/modelos" },
    { text: "Financiación", href: "/financiacion" },
    { text: "Historias", href: "/historias" },
    { text: "Blog", href: "/blog" },
    { text: "Contacto", href: "/contacto" },
  ]);
});

test("section 2 · Navigation: Diseñar Ahora goes to /designer", () => {
  expect(targetsOf(header, "Diseñar Ahora")).toEqual(["/designer"]);
});

test("section 2 · Navigation: the logo goes to /", () => {
  expect(linksOf(header)[0]).toEqual({ text: "MOD, página de inicio", href: "/" });
});

test("section 2 · Navigation: the mobile menu holds the same links and has a button of its own", () => {
  const menu = findOne(header, "nav");
  expect(menu.attributes).toHaveProperty("popover");
  const toggles = findAll(header, "button", { popovertarget: menu.attributes.id ?? "" });
  expect(toggles.map(({ attributes }) => attributes["aria-label"])).toEqual(["Menú", "Cerrar el menú"]);
});

test.each([
  ["/modelos", "Modelos"],
  ["/proceso", "Proceso"],
  ["/historias", "Historias"],
  ["/contacto", "Contacto"],
  ["/terminos", "Términos y Condiciones"],
  ["/privacidad", "Política de Privacidad"],
])("section 2 · Navigation: the footer links to %s as «%s»", (href, text) => {
  expect(targetsOf(footer, text)).toContain(href);
});

test("section 2 · Navigation: the social links of the footer go to external pages", () => {
  expect(social.length).toBeGreaterThan(0);
  for (const { name, url } of social) {
    expect(targetsOf(footer, name)).toEqual([url]);
    expect(url).toMatch(/^https:\/\//);
  }
});

test("section 1 · the footer shows one e-mail address and one telephone number", () => {
  const hrefs = linksOf(footer).map(({ href }) => href);
  expect(hrefs.filter((href) => href.startsWith("mailto:"))).toEqual([`mailto:${contacto.email}`]);
  expect(hrefs.filter((href) => href.startsWith("tel:"))).toEqual([`tel:${contacto.telefono.replaceAll(" ", "")}`]);
});

test.each([
  ["/nosotros", "Nosotros"],
  ["/modelos", "¿Quién eres?"],
  ["/financiacion", "Financiación"],
  ["/historias", "Historias"],
  ["/blog", "Blog"],
  ["/contacto", "Contacto"],
])("the menu marks %s as the page that is shown", (path, text) => {
  const marked = elementsOf(findOne(readPage(path), "header")).filter(
    ({ attributes }) => attributes["aria-current"] === "page",
  );
  expect(marked.map(({ attributes }) => attributes.href)).toEqual([path]);
  expect(linksOf(findOne(readPage(path), "header"))).toContainEqual({ text, href: path });
});

test("the first thing on every page is a link past the menu", () => {
  for (const { html } of everywhere) {
    expect(linksOf(html)[0]).toEqual({ text: "Saltar al contenido", href: "#site-content" });
    expect(findOne(html, "main").attributes.id).toBe("site-content");
  }
});
