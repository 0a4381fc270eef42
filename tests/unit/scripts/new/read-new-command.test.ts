import { expect, test } from "vitest";
import { readNewCommand } from "#scripts/new/read-new-command.ts";

test.each([
  ["blog", "post"],
  ["Artículo", "post"],
  ["uso", "card"],
  ["Página", "page"],
])("«%s» makes a %s", (name, what) => {
  expect(readNewCommand([name, "Un título"])).toEqual({ kind: "make", what, title: "Un título" });
});

test("a title without quotation marks is put together, one of several lines becomes one", () => {
  expect(readNewCommand(["blog", "Mi", "casa", "nueva"])).toMatchObject({ title: "Mi casa nueva" });
  expect(readNewCommand(["blog", " Mi\n\tcasa\u2028nueva\u00A0 "])).toMatchObject({ title: "Mi casa nueva" });
});

test.each([
  [["novela", "Un título"], "«novela»"],
  [["blog", " \u200B"], "«blog»"],
  [["blog", "--date", "hoy"], "«--date»"],
])("%j is a mistake that names %s and shows how it is done", (words, named) => {
  const command = readNewCommand(words);
  expect(command).toEqual({ kind: "mistake", text: expect.stringContaining(named) });
  expect(command).toEqual({ kind: "mistake", text: expect.stringContaining("npm run new -- ") });
});
