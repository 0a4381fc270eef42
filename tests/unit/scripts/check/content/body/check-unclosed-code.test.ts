import { expect, test } from "vitest";
import { checkFootnotes } from "#scripts/check/content/body/check-footnotes.ts";
import { checkUnclosedCode } from "#scripts/check/content/body/check-unclosed-code.ts";
import { article, summary } from "./article.ts";

const found = (body: string) => summary(checkUnclosedCode(article(body)), "sign");

test.each([
  ["Uno.\n\n```\n## Dos\n\nTres.", "6:1 code-unclosed ```"],
  ["```js\nUno", "4:1 code-unclosed ```"],
  ["````\n```\nUno", "4:1 code-unclosed ````"],
  ["```", "4:1 code-unclosed ```"],
  ["> ~~~\n> Uno\n\nDos.", "4:3 code-unclosed ~~~"],
])("%j never ends its code", (body, line) => {
  expect(found(body)).toEqual([line]);
});

test.each([
  "```\nUno\n```\n\nDos.",
  "```\n```",
  "````\n```\n````",
  "```\nUno\n`````\n",
  "- Uno\n\n  ```\n  dos\n  ```\n\n- Tres",
  "> ~~~\n> Uno\n> ~~~",
  "    indentado",
])("%j is as it should be", (body) => {
  expect(found(body)).toEqual([]);
});

test("a note that has become code is not missing as well", () => {
  expect(checkFootnotes(article("Uno[^a].\n\n```\nDos.\n\n[^a]: Una nota."))).toEqual([]);
});
