import { expect, test } from "vitest";
import { pageName } from "#app/site/page-name.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

test.each([
  ["/", "Inicio"],
  ["/modelos", "Modelos"],
  ["/lum-norte", "LUM|NORTE"],
  ["/productos/lum-norte", "Ficha de LUM|NORTE"],
  ["/blog/permisos-sin-prisa", "Permisos sin prisa para una casa modular"],
  ["/oficina-en-el-huerto", "Una oficina para cuatro en el huerto"],
  ["/privacidad", "Política de Privacidad"],
])("the page at %s is called «%s»", (path, name) => {
  expect(pageName(fixture.edition("es"), at(path).page)).toBe(name);
});
