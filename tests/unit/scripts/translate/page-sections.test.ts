import { expect, test } from "vitest";
import { pageSections, withoutNotes } from "#scripts/translate/page-sections.ts";

test("a body is cut at its headings, the text above them first", () => {
  const body = "Entrada.\n\n## La licencia\n\nUno.\n\n### Y **más**\n\nDos.\n\n## La licencia\n";
  expect(pageSections(body)).toEqual([
    { id: "", heading: "", text: "Entrada." },
    { id: "la-licencia", heading: "La licencia", text: "## La licencia\n\nUno." },
    { id: "y-más", heading: "Y más", text: "### Y **más**\n\nDos." },
    { id: "la-licencia-1", heading: "La licencia", text: "## La licencia" },
  ]);
});

test.each(["", "\n\n"])("the body %j has no section", (body) => {
  expect(pageSections(body)).toEqual([]);
});

test("a heading in a quotation, and what looks like one in code, begin no section", () => {
  const body = "## Uno\n\n> ## Dos\n\n```\n## Tres\n```\n\n## Cuatro\n";
  expect(pageSections(body).map(({ id }) => id)).toEqual(["uno", "cuatro"]);
});

test("the lines of an underlined heading belong to its section", () => {
  expect(pageSections("Uno\n===\n\nTexto.\n").map(({ text }) => text)).toEqual(["Uno\n===\n\nTexto."]);
});

test("notes of writers are left out wherever they stand, but not what looks like one in code", () => {
  const body = "<!-- Borrador\npara el abogado -->\n\nUno <!-- ¿sí? -->dos.\n\n```\n<!-- código -->\n```\n";
  expect(withoutNotes(body)).toBe("\n\nUno dos.\n\n```\n<!-- código -->\n```\n");
  expect(withoutNotes("2 < 3 y <!-- sin cerrar")).toBe("2 < 3 y <!-- sin cerrar");
});
