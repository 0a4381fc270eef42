import { expect, test } from "vitest";
import { formatTable } from "#scripts/terminal/format-table.ts";

test("columns are as wide as their longest cell, and figures stand to the right", () => {
  expect(
    formatTable(
      ["Página", "kB"],
      [
        ["/", "9,5"],
        ["/contacto", "10,25"],
      ],
    ),
  ).toEqual(["| Página    |    kB |", "|-----------|------:|", "| /         |   9,5 |", "| /contacto | 10,25 |"]);
});
