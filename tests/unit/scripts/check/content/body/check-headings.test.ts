import { expect, test } from "vitest";
import { checkHeadings, checkIndentedCode } from "#scripts/check/content/body/check-headings.ts";
import { article, summary } from "./article.ts";

const found = (body: string) => {
  const file = article(body);
  return summary([...checkHeadings(file), ...checkIndentedCode(file)], "title", "hashes", "expected", "text");
};

test.each([
  ["##\n\nTexto.", "4:1 heading-empty  ##"],
  ["## Uno\n\n### \n\nTexto.", "6:1 heading-empty  ###"],
  ["## Uno\n\n#### Dos", "6:1 heading-skip Dos #### ###"],
  ["### Uno\n\n#### Dos", "4:1 heading-skip Uno ### ##"],
  ["## Uno\n\n##### Dos **tres**\n\n##### Cuatro", "6:1 heading-skip Dos **tres** ##### ###"],
  ["Una frase.\n---\n\nOtra.", "5:1 heading-underlined Una frase."],
  ["Una frase\nlarga.\n-----\n\nOtra.", "6:1 heading-underlined Una frase larga."],
  ["Uno.\n\n    Una frase.\n\nOtra.", "6:1 code-indented    Una frase."],
  ["Uno.\n\n\tUna frase.", "6:1 code-indented    Una frase."],
  ["- Uno.\n\n      Dos.", "6:3 code-indented    Dos."],
])("%j is not what the writer means", (body, line) => {
  expect(found(body)).toEqual([line]);
});

test.each([
  "## Uno\n\n### Dos\n\n#### Tres\n\n## Cuatro\n\n### Cinco",
  "# Uno\n\n### Dos",
  "Una frase.\n\n---\n\nOtra.",
  "## ![Plano](plans/a.jpg)",
  "## {{precio.metro}}",
  "```\n    código\n```\n\n~~~ js\ncódigo\n~~~",
  "- Uno.\n\n  Dos.\n\n  - Tres.\n\n    Cuatro.",
  "> ```\n> código\n> ```",
  "1. Uno.\n\n   ```\n   código\n   ```",
  "Título en mayúsculas\n===",
])("%j is as it should be", (body) => {
  expect(found(body)).toEqual([]);
});
