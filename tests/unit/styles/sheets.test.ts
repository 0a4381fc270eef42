import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const styles = join(process.cwd(), "app", "styles");
const main = readUses("main.scss");
const sheets = readdirSync(join(styles, "sheets")).map((file) => [file, readUses(join("sheets", file))] as const);

test("every partial of a component is in main.scss or in the sheet of a subject, and in no more than one of both", () => {
  const partials = readdirSync(join(process.cwd(), "app"), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.startsWith("styles/"))
    .flatMap((file) => (/^(.*\/)_([\w-]+)\.scss$/.exec(file) ?? []).slice(1).join("") || []);
  const inSheets = new Set(sheets.flatMap(([, uses]) => uses));
  // What only another partial uses prints no rules of its own.
  const unused = partials.filter((name) => !main.includes(name) && !inSheets.has(name));
  expect(unused).toEqual(["pages/home/row-of-tiles"]);
  expect(main.filter((name) => inSheets.has(name))).toEqual([]);
});

test.each(sheets)("%s names its partials once, in the order that all sheets have", (file, uses) => {
  expect(uses).toEqual([...new Set(uses)]);
  for (const [, others] of sheets) {
    const shared = others.filter((name) => uses.includes(name));
    expect(
      uses.filter((name) => shared.includes(name)),
      file,
    ).toEqual(shared);
  }
});

/** Returns what a sheet names with `@use`. */
function readUses(file: string): string[] {
  return [...readFileSync(join(styles, file), "utf8").matchAll(/^@use "([^"]+)";/gm)].map(([, name = ""]) => name);
}
