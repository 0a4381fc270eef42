import { expect, test } from "vitest";
import { attributeOf, findAll, textOf } from "#tests/site/html.ts";
import { frozenSite, testDocuments } from "./built-sites.ts";

/** Characters for private use: the marks of notes, which the page makes links of. */
const mark = /\p{Co}/u;

// The data of a page, in scripts and `.data` files, has them: the browser makes the links once more.
testDocuments("no mark of a note is left in a page", ({ html }) => {
  const attributes = findAll(html, "*").flatMap(({ properties }) => Object.values(properties).map(String));
  return [textOf(html), ...attributes].filter((text) => mark.test(text)).map((text) => text.slice(0, 200));
});

testDocuments("every note leads to a ground on the page of terms", ({ html }, tested) =>
  findAll(html, ".claim-note a").flatMap((link) => {
    const [path = "", id = ""] = (attributeOf(link, "href") ?? "").split("#");
    return findAll(tested.page(path), `#${id} strong`).length === 1 ? [] : [`${path}#${id}`];
  }),
);

test("a claim with a ground has its note in lists, facts, answers and articles, one without has none", () => {
  const notesOf = (path: string) =>
    findAll(frozenSite.page(path), "main .claim-note a").map((link) => attributeOf(link, "href"));
  expect(notesOf("/")).toEqual(["/terminos#nota-ahorro", "/terminos#nota-soporte"]);
  expect(notesOf("/inversores")).toEqual(["/terminos#nota-ahorro"]);
  expect(notesOf("/modelos")).toEqual(["/terminos#nota-ahorro"]);
  expect(notesOf("/proceso")).toEqual(["/terminos#nota-soporte"]);
  expect(notesOf("/blog/cuentas-claras")).toEqual(["/terminos#nota-ahorro"]);
  expect(textOf(frozenSite.page("/terminos"))).toContain(
    "Soporte 24/7: Teléfono de ejemplo atendido por turnos. Comprobado el 4 de mayo de 2026.",
  );
  expect(findAll(frozenSite.page("/terminos"), "#nota-plazo, #nota-garantia")).toEqual([]);
});
