import { expect, test } from "vitest";
import { checkLiteralMarks } from "#scripts/check/content/body/check-literal-marks.ts";
import { article, summary } from "./article.ts";

const found = (body: string) => summary(checkLiteralMarks(article(body)), "corrected");

test.each([
  ["Va \\*\\*sin presión\\*\\*.", "4:4 mark-literal **sin presión**"],
  ["Va ==sin presión==.", "4:4 mark-literal **sin presión**"],
  ["- ==Uno== y dos", "4:3 mark-literal **Uno**"],
])("%j has signs that would be read", (body, line) => {
  expect(found(body)).toEqual([line]);
});

test.each([
  "Desde 900 €\\* al mes y 12 €\\* al día.",
  "Un hotel de 4\\*\\* y otro de 3\\*\\*\\*.",
  "Se compara con a == b y c == d.",
  "Escribe `==así==` o `\\*\\*así\\*\\*`.",
  "Uno ===== dos =====",
  "```\n==a==\n```",
])("%j is as it should be", (body) => {
  expect(found(body)).toEqual([]);
});
