import { expect, test } from "vitest";
import { formatCell, subscribersCsv } from "#scripts/subscribers/subscribers-csv.ts";

test.each([
  ["ana@correo.es", '"ana@correo.es"'],
  ["", '""'],
  ['con "comillas", y coma', '"con ""comillas"", y coma"'],
  ["dos\r\nlíneas", '"dos\r\nlíneas"'],
  ["=1+1", `"'=1+1"`],
  ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
  ["+34964000000", `"'+34964000000"`],
  ["-1", `"'-1"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["\t=1", `"'\t=1"`],
  ["\r=1", `"'\r=1"`],
  ["\n=1", `"'\n=1"`],
  ["＝1+1", `"'＝1+1"`],
  ["a=1", '"a=1"'],
])("%j is the cell %s", (text, cell) => {
  expect(formatCell(text)).toBe(cell);
});

test("the table has a head, lines that end in CR and LF, and a mark of its encoding", () => {
  const csv = subscribersCsv(
    [
      {
        id: 1,
        email: "=inés@correo.es",
        created_at: "2026-11-22T09:00:00+01:00",
        confirmed_at: "2026-11-22T08:05:00.5+00:00",
        consent_version: null,
        token: "abc",
      },
    ],
    "https://www.mod.example/boletin",
  );
  const [head, row, ...rest] = csv.split("\r\n");
  expect(head?.startsWith('\uFEFF"')).toBe(true);
  expect(head?.split(",")).toHaveLength(5);
  expect(row).toBe(
    `"'=inés@correo.es","2026-11-22T08:00:00.000Z","2026-11-22T08:05:00.500Z","","https://www.mod.example/boletin#baja=abc"`,
  );
  expect(rest).toEqual([""]);
});
