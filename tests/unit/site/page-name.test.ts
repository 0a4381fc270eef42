import { expect, test } from "vitest";
import { pageName } from "#app/site/page-name.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const nameAt = (path: string) => {
  const page = fixture.paths.find(path);
  if (!page) throw new Error(`${path} is no path of the frozen site.`);
  return pageName(fixture.edition("es"), page);
};

test.each([
  ["/", "Inicio"],
  ["/contacto", "Contacto"],
  ["/modelos", "Modelos"],
  ["/lum-norte", "LUM|NORTE"],
  ["/productos/lum-norte", "Ficha de LUM|NORTE"],
  ["/blog/permisos-sin-prisa", "Permisos sin prisa para una casa modular"],
  ["/oficina-en-el-huerto", "Una oficina para cuatro en el huerto"],
  ["/privacidad", "Política de Privacidad"],
  ["/designer", "Diseñador 3D"],
])("the page at %s is called «%s»", (path, name) => {
  expect(nameAt(path)).toBe(name);
});

test("every page has a name without placeholders", () => {
  for (const { path } of fixture.paths.all()) expect(nameAt(path)).toMatch(/^[^{}]+$/);
});

test("a page of no entry throws with its path", () => {
  const page = { path: "/blog/nada", locale: "es", key: "post", id: "nada" } as const;
  expect(() => pageName(fixture.edition("es"), page)).toThrow("/blog/nada");
});
