import { expect, test } from "vitest";
import { flatStrings, groupStrings } from "#app/i18n/string-groups.ts";

test("strings in groups, taken apart and put together, are the same", () => {
  const groups = { nav: { blog: "Blog", menu: { open: "Abrir", close: "Cerrar" } }, brand: "LUM" };
  expect(flatStrings(groups).at(1)).toEqual(["nav.menu.open", "Abrir"]);
  expect(groupStrings(flatStrings(groups))).toEqual(groups);
});

test("a string whose key is also that of a group is left out, wherever it is in the list", () => {
  const strings = [
    ["nav", "Menú"],
    ["nav.blog", "Blog"],
    ["nav.blog.all", "Todos"],
    ["nav.about", "Nosotros"],
  ] as const;
  const expected = { nav: { blog: { all: "Todos" }, about: "Nosotros" } };
  expect(groupStrings(strings)).toEqual(expected);
  expect(groupStrings(strings.toReversed())).toEqual(expected);
});

test("the first of several strings with one key counts", () => {
  expect(
    groupStrings([
      ["brand", "LUM"],
      ["brand", "MOD"],
    ]),
  ).toEqual({ brand: "LUM" });
});

test("a key may be called as what every object has", () => {
  const strings = [["constructor.name", "Obra"]] as const;
  expect(flatStrings(groupStrings(strings))).toEqual(strings);
});
