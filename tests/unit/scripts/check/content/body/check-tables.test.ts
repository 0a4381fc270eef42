import { expect, test } from "vitest";
import { checkTables } from "#scripts/check/content/body/check-tables.ts";
import { article, summary } from "./article.ts";

const found = (body: string) => summary(checkTables(article(body)), "row", "delimiter", "columns", "cells", "cell");

test.each([
  ["| A | B |\n| 1 | 2 |", "4:1 table-unread | A | B | |---|---|"],
  ["| A | B | C |\n|---|---|\n| 1 | 2 | 3 |", "4:1 table-unread | A | B | C | |---|---|---|"],
  ["| A | B |\n\n|---|---|\n| 1 | 2 |", "4:1 table-unread | A | B | |---|---|"],
  ["|---|---|\n| 1 | 2 |", "4:1 table-unread | 1 | 2 | |---|---|"],
  ["| A | B |\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |\n| 5 | 6 |", "8:1 table-split | 3 | 4 |"],
  ["| A | B |\n|---|---|\n| 1 | 2 | 3 |", "6:9 table-cells   2 3 3"],
  ["| A | B |\n|---|---|\n| MOD|ONE | 2 |", "6:11 table-cells   2 3 2"],
  ["| A | B |\n|---|---:|\n| 1 | 2 |\n| 3 |", "7:1 table-cells   2 1"],
  ["| A | B |\n|---|---|\n| 1 | 2 |\nLos precios van sin impuestos.", "7:1 table-cells   2 1"],
  ["Sala\tMetros\nSalón\t12\nBaño\t4", "4:1 table-unread Sala Metros |---|---| 2 | Sala | Metros |"],
])("%j is no table, or loses a cell", (body, line) => {
  expect(found(body).map((text) => text.replaceAll(/ {3,}/g, "   "))).toEqual([line]);
});

test.each([
  "| A | B |\n|---|---:|\n| 1 | 2 |\n| 3 |  |",
  "| A | B |\n|---|---|\n| 1 | 2 |\n\nLos precios van sin impuestos.",
  "Una línea\tcon un tabulador y nada más.",
  "La primera\tlo lleva\ny la segunda no.",
  "- Uno\tcon tabulador\n- Dos\tcon otro",
  "```\nSala\tMetros\nSalón\t12\n```",
  "| A | B |\n|---|---|\n| MOD\\|ONE | 2 |",
  "A | B\n-|-\n1 | 2",
  "El MOD|ONE y el MOD|TWO.",
  "MOD|ONE es uno\n|x| es el valor absoluto de x.",
  "```\n| A | B |\n```",
])("%j is as it should be", (body) => {
  expect(found(body)).toEqual([]);
});
