import { expect, test } from "vitest";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import { headOf } from "#tests/site/built-site.ts";
import { collapse } from "#tests/site/html.ts";
import { findIssues, frozenSite, sites } from "./built-sites.ts";
import { contentOf } from "./page-content.ts";

test.each(sites)("$name: title, description and heading of a page are those of its content", ({ site, documents }) => {
  const issues = findIssues(documents, ({ html, page }) => {
    if (!page) return [];
    const { content, t } = site.edition(page.locale);
    const fill = (text: string) => collapse(fillPlaceholders(text, content.facts()));
    const { title, description, heading } = contentOf(site, page);
    const expected = {
      heading: fill(heading),
      title: t("seo.title", { title: fill(title), brand: content.site().brand }),
      description: fill(description),
    };
    const { description: shown, ...head } = headOf(html);
    const found = { ...head, description: collapse(shown) };
    return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ found, expected }];
  });
  expect(issues).toEqual({});
});

test("a page of each kind shows its title, description and heading", () => {
  const head = (path: string) => headOf(frozenSite.page(path));
  expect(head("/")).toEqual({
    heading: "CLARO SERENO MODULAR.",
    title: "Edificios modulares a 1.250 €/m² · LUM",
    description:
      "Módulos de acero y madera de 19,20 a 45,00\u00A0m² o a medida, fabricados a cubierto y montados en tu terreno.",
  });
  expect(head("/campings")).toMatchObject({
    heading: "Soluciones para campings",
    title: "Campings: módulos entre árboles · LUM",
  });
  expect(head("/lum-norte")).toMatchObject({ heading: "LUM|NORTE", title: "LUM|NORTE, el módulo pequeño · LUM" });
  expect(head("/productos/lum-norte")).toMatchObject({ heading: "LUM|NORTE", title: "LUM|NORTE: ficha · LUM" });
  expect(head("/blog/permisos-sin-prisa")).toMatchObject({
    heading: "Permisos sin prisa para una casa modular",
    title: "Permisos sin prisa para una casa modular · LUM",
  });
  expect(head("/oficina-en-el-huerto")).toMatchObject({ heading: "Una oficina para cuatro en el huerto" });
  expect(head("/privacidad")).toMatchObject({ heading: "Política de Privacidad" });
});
