import { expect, test } from "vitest";
import { textOf } from "#tests/site/html.ts";
import { textsOf } from "#tests/site/page-parts.ts";
import { built, mainOf } from "./built-pages.ts";

/** Every page that is fixed: its path and what its heading says. */
const rows: ReadonlyArray<readonly [page: string, path: string, heading: string | RegExp]> = [
  ["Home", "/", "MODERN INNOVATIVE PREFAB."],
  ["About us", "/sobre-nosotros", "Nosotros"],
  ["About us", "/nosotros", "Nosotros"],
  ["Contact", "/contacto", "Contacto"],
  ["Models", "/modelos", "¿Quién eres?"],
  ["Model page", "/mod-one", "MOD|ONE"],
  ["Model page", "/mod-two", "MOD|TWO"],
  ["Model page", "/mod-studio", "MOD|STUDIO"],
  ["Model page", "/mod-libre", "MOD|LIBRE"],
  ["Detailed product page", "/productos/mod-one", "MOD|ONE"],
  ["Detailed product page", "/productos/mod-two", "MOD|TWO"],
  ["Detailed product page", "/productos/mod-studio", "MOD|STUDIO"],
  ["Detailed product page", "/productos/mod-libre", "MOD|LIBRE"],
  ["Process", "/proceso", "Nuestro Proceso Integral"],
  ["Blog list", "/blog", "Blog"],
  ["Blog post", "/blog/futuro-modular", /futuro modular/i],
  ["Blog post", "/blog/ahorro-casas-modulares", /ahorra .*casa modular/i],
  ["Blog post", "/blog/glamping-inversion-rentable", /glamping.*inversión rentable/i],
  ["Success stories list", "/historias", "Historias"],
  ["Single story", "/historia-1", /./],
  ["Single story", "/historia-2", /./],
  ["3D designer", "/disenador", "Diseñador 3D en Desarrollo"],
  ["3D designer", "/designer", "Diseñador 3D en Desarrollo"],
  ["Privacy policy", "/privacidad", "Política de Privacidad"],
  ["Terms and conditions", "/terminos", "Términos y Condiciones"],
  ["Private buyers", "/particulares", /./],
  ["Businesses", "/empresas", "Soluciones para Empresas"],
  ["Campsites", "/campings", "Soluciones para Campings"],
  ["Investors", "/inversores", /invertir/i],
  ["Financing hub", "/financiacion", "Financiación"],
  ["Financing page", "/financiacion-particulares", "Financiación para particulares"],
  ["Financing page", "/financiacion-empresas", "Financiación para empresas"],
  ["Financing page", "/financiacion-inversores", "Financiación para inversores"],
];

test.each(rows)("%s is at %s", (_page, path, heading) => {
  expect(built.pages.map((page) => page.path)).toContain(path);
  const shown = textsOf(built.page(path), "h1").join();
  if (typeof heading === "string") expect(shown).toBe(heading);
  else expect(shown).toMatch(heading);
});

test("any other path shows the home page", () => {
  expect(textOf(mainOf("/404"))).toBe(textOf(mainOf("/")));
});

test("there is no page beside these but the legal ones, the questions, the site map and that of the links in emails", () => {
  const others = ["/aviso-legal", "/cookies", "/accesibilidad", "/preguntas-frecuentes", "/boletin", "/mapa-del-sitio"];
  expect(built.pages.map(({ path }) => path).sort()).toEqual([...rows.map(([, path]) => path), ...others].sort());
});
