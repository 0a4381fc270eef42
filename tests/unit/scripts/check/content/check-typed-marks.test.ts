import { expect, test } from "vitest";
import { checkTypedMarks } from "#scripts/check/content/check-typed-marks.ts";
import { article, summary } from "./body/article.ts";

const found = (body: string) => summary(checkTypedMarks(article(body)), "wanted");

test.each([
  ["1.Mesa\n2.Sillas\n3.Luz", "4:1 bullet-sign 1. Mesa"],
  ["Los pasos:\n1)mide\n2)corta", "5:1 bullet-sign 1) mide"],
  ["\uF0B7 Mesa\n\uF0B7 Sillas", "4:1 bullet-sign - Mesa"],
  ["\uF0A7\tMesa", "4:1 bullet-sign - Mesa"],
  ["####### Cuánto cuesta", "4:1 heading-space ## Cuánto cuesta"],
  ["########Cuánto cuesta", "4:1 heading-space ## Cuánto cuesta"],
])("%j looks like a list or heading and is none", (body, line) => {
  expect(found(body)).toEqual([line]);
});

test.each([
  "1. Mesa\n2. Sillas",
  "1.º Mesa\n2.º Sillas",
  "1.ª planta\n2.ª planta",
  "Mide 1.5\n2.5 de largo.",
  "1.Introducción",
  "La norma 1.a\ny la 2.b",
  "12.Mesa\n7.Sillas",
  "`1.Mesa`\n`2.Sillas`",
  "```\n1.Mesa\n2.Sillas\n```",
  "Así: #######",
])("%j is as it should be", (body) => {
  expect(found(body)).toEqual([]);
});
