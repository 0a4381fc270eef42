import { expect, test } from "vitest";
import { pageName } from "#app/site/page-name.server.ts";
import { pageTrail } from "#app/site/page-trail.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

const trailAt = (path: string) => pageTrail(fixture, at(path).page);

test.each([
  [
    "/blog/permisos-sin-prisa",
    ["/ Inicio", "/blog Blog", "/blog/permisos-sin-prisa Permisos sin prisa para una casa modular"],
  ],
  [
    "/productos/lum-norte",
    ["/ Inicio", "/modelos Modelos", "/lum-norte LUM|NORTE", "/productos/lum-norte Ficha de LUM|NORTE"],
  ],
  [
    "/oficina-en-el-huerto",
    ["/ Inicio", "/historias Historias", "/oficina-en-el-huerto Una oficina para cuatro en el huerto"],
  ],
])("the way to %s is %j", (path, steps) => {
  expect(trailAt(path).map(({ href, name }) => `${href} ${name}`)).toEqual(steps);
});

test.each(["/", "/contacto", "/modelos", "/privacidad", "/sobre-nosotros"])("%s needs no way", (path) => {
  expect(trailAt(path)).toEqual([]);
});

test("a legal page has its title for a name", () => {
  expect(pageName(fixture.edition("es"), at("/privacidad").page)).toBe("Política de Privacidad");
});
