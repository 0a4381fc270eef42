import { expect, test } from "vitest";
import { readNewCommand } from "#scripts/new/read-new-command.ts";

test.each([
  ["blog", "post"],
  ["Artículo", "post"],
  ["articulo", "post"],
  ["story", "story"],
  ["HISTORIA", "story"],
  ["model", "model"],
  ["modelo", "model"],
  ["legal", "legal"],
  ["pregunta", "question"],
  ["question", "question"],
  ["uso", "card"],
  ["tarjeta", "card"],
  ["card", "card"],
  ["Página", "page"],
])("«%s» makes a %s", (name, what) => {
  expect(readNewCommand([name, "Un título"])).toEqual({ kind: "make", what, title: "Un título" });
});

test("a title without quotation marks is put together, one of several lines becomes one", () => {
  expect(readNewCommand(["blog", "Mi", "casa", "nueva"])).toMatchObject({ title: "Mi casa nueva" });
  expect(readNewCommand(["blog", " Mi\n\tcasa\u2028nueva\u00A0 "])).toMatchObject({ title: "Mi casa nueva" });
});

test("signs that nobody sees are left out of a title, a picture sign stays whole", () => {
  const title = "a\u0000b\u200Bc\u202Ed\uD800e\uFEFF 👩‍👧";
  expect(readNewCommand(["blog", title])).toMatchObject({ title: "abcde 👩‍👧" });
});

test.each([[[]], [["--help"]], [["blog", "-h"]]])("%j asks for help", (words) => {
  expect(readNewCommand(words)).toEqual({ kind: "usage" });
});

test.each([
  [["novela", "Un título"], "«novela»"],
  [["blog"], "«blog»"],
  [["blog", " \u200B"], "«blog»"],
  [["blog", "--date", "hoy"], "«--date»"],
])("%j is a mistake that names %s and shows how it is done", (words, named) => {
  const command = readNewCommand(words);
  expect(command).toEqual({ kind: "mistake", text: expect.stringContaining(named) });
  expect(command).toEqual({ kind: "mistake", text: expect.stringContaining("npm run new -- ") });
});
