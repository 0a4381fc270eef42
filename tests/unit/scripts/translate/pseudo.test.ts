import { expect, test } from "vitest";
import { pseudoText } from "#scripts/translate/pseudo.ts";

test("a text has accents, is longer and stands in brackets; what is no word stays", () => {
  expect(pseudoText("Nosotros")).toBe("[Ñöšöţŕöš Ñöšö]");
  expect(pseudoText("{{count}} minutos")).toMatch(/^\[\{\{count\}\} mîñûţöš /);
  expect(pseudoText("{{title}} · {{brand}}")).toBe("{{title}} · {{brand}}");
});
