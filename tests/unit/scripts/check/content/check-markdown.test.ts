import { expect, test } from "vitest";
import { checkMarkdown } from "#scripts/check/content/check-markdown.ts";
import { article, summary } from "./body/article.ts";

const found = (body: string) =>
  summary(checkMarkdown(article(body)), "html", "wanted", "br", "closing", "signs", "heading").map((line) =>
    line.replaceAll(/ +/g, " "),
  );

test.each([
  ['Ve <a href="/modelos">los modelos</a>.', '4:4 markdown-html <a href="/modelos"> [los modelos](/modelos)'],
  ["Ve <a href='/modelos'><b>los</b></a>.", "4:4 markdown-html <a href='/modelos'> […](/modelos)"],
  ["Un <b>gran</b> día.", "4:4 markdown-html <b> **gran**"],
  [
    '<img src="plans/a.jpg" alt="Un plano">',
    '4:1 markdown-html <img src="plans/a.jpg" alt="Un plano"> ![Un plano](plans/a.jpg)',
  ],
  ["<h2>Uno</h2>", "4:1 markdown-html <h2>Uno</h2> ## Uno"],
  ["Uno<br>dos.", "4:4 markdown-html <br> <br>"],
  ["Uno.\n\n<!-- revisar\n\nDos.", "6:1 markdown-html <!-- revisar -->"],
  ["# Uno #\n\nDos.", "4:1 markdown-heading Uno"],
  ["El suelo va\na ras.\n ===\n\nDos.", "6:2 markdown-heading === El suelo va a ras."],
])("%j has one line, with its own words in Markdown", (body, line) => {
  const lines = found(body);
  // The tag within another has a line of its own.
  expect(lines.slice(0, 1)).toEqual([line]);
  expect(lines.length).toBe(body.includes("<b>los") ? 2 : 1);
});

test("the line breaks of a paragraph are one mistake, and those of two are two", () => {
  expect(found("Uno<br>dos<br>tres<br>\ncuatro.")).toHaveLength(1);
  expect(found("Uno<br>dos.\n\nTres<br>cuatro.")).toHaveLength(2);
});

test.each(["## Uno", "Uno.\n\n<!-- Una nota. -->\n\nDos.", "`<br>` y \\<b>", "Uno === dos"])("%j is right", (body) => {
  expect(found(body)).toEqual([]);
});
