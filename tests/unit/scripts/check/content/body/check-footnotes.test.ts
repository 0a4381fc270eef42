import { expect, test } from "vitest";
import { checkFootnotes } from "#scripts/check/content/body/check-footnotes.ts";
import { article, summary } from "./article.ts";

const found = (body: string) => summary(checkFootnotes(article(body)), "name", "suggestion");

test.each([
  ["Uno[^1] y ya.", ["4:4 footnote-missing 1"]],
  ["Uno.\n\n[^ahorro]: Una nota.", ["6:1 footnote-unused ahorro"]],
  ["Uno[^hast].\n\n[^hasta]: Una nota.", ["4:4 footnote-missing hast [^hasta]"]],
  ["Uno[^1] y dos[^2].\n\n[^1]: Una nota.", ["4:14 footnote-missing 2"]],
  ["Uno[^1].\n\n[^1]: Una.\n\n[^otra]: Otra.", ["8:1 footnote-unused otra"]],
  ["Uno[^1].\n\n[^1]: Una.\n\n[^1]: Otra.", ["8:1 footnote-duplicate 1"]],
])("%j has a note without its pair", (body, lines) => {
  expect(found(body)).toEqual(lines);
});

test("a note without its colon is one mistake, and is written out with it", () => {
  const issues = checkFootnotes(article("Uno[^1] y dos[^1].\n\n[^1] Una nota."));
  expect(summary(issues, "wanted")).toEqual(["6:1 footnote-missing [^1]: Una nota."]);
});

test.each([
  "Uno[^1] y otra vez[^1].\n\n[^1]: Una nota.",
  "Uno[^Nota].\n\n[^nota]: Una nota.",
  "Uno[^a].\n\n[^a]: Una nota[^b].\n\n[^b]: Otra.",
  "Se escribe `[^1]` o \\[^1].",
  "Sin notas.",
])("%j is as it should be", (body) => {
  expect(found(body)).toEqual([]);
});
