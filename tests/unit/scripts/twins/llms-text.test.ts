import { expect, test } from "vitest";
import { formatPageList } from "#scripts/twins/llms-text.ts";
import { collectPageList } from "#scripts/twins/write-twin-lists.ts";
import { fixture } from "#tests/site/fixture-site.ts";

test("the list has the form of llmstxt.org", () => {
  const pages = [{ name: "MOD [uno]", url: "https://mod.example/uno.md", description: "Mide 6 m." }];
  expect(formatPageList({ brand: "MOD", summary: "Casas.", groups: [{ title: "Modelos", pages }] })).toBe(
    "# MOD\n\n> Casas.\n\n## Modelos\n\n- [MOD \\[uno\\]](https://mod.example/uno.md): Mide 6 m.\n",
  );
});

test("pages with a twin are listed in the groups of the site map, and no others", async () => {
  const descriptions = new Map([
    ["/", "Módulos de madera."],
    ["/modelos", "Tres modelos."],
    ["/productos/lum-sur", "La ficha."],
    ["/privacidad", "Los datos."],
  ]);
  const { brand, summary, groups } = await collectPageList(fixture, "es", descriptions);
  expect([brand, summary]).toEqual(["LUM", "Módulos de madera."]);
  expect(groups.map(({ title, pages }) => [title, ...pages.map(({ url }) => url)])).toEqual([
    ["Modelos", "https://www.lum.example/modelos.md", "https://www.lum.example/productos/lum-sur.md"],
    ["Empresa", "https://www.lum.example/index.md"],
    ["Información legal", "https://www.lum.example/privacidad.md"],
  ]);
});

test("a language without a translated page has no list", async () => {
  expect((await collectPageList(fixture, "es", new Map())).groups).toEqual([]);
});
