import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { message } from "#scripts/cli/messages.ts";
import { ExportFileError, writeExport } from "#scripts/subscribers/write-export.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

function modeOf(file: string): number {
  return statSync(file).mode & 0o777;
}

test("an export is readable to its owner alone, and so is one that takes the place of a file that others may read", () => {
  const folder = makeFolder({});
  const [fresh, old] = [join(folder, "nueva.csv"), join(folder, "altas.csv")];
  writeFileSync(old, "antes", { mode: 0o644 });
  for (const file of [fresh, old]) {
    writeExport(file, "ana@correo.es");
    expect(readFileSync(file, "utf8")).toBe("ana@correo.es");
    expect(modeOf(file)).toBe(0o600);
  }
  expect(readdirSync(folder).sort()).toEqual(["altas.csv", "nueva.csv"]);
});

test("whoever has the old file open reads nothing of the new one", () => {
  const old = join(makeFolder({ "altas.csv": "antes" }), "altas.csv");
  const { ino } = statSync(old);
  writeExport(old, "ana@correo.es");
  expect(statSync(old).ino).not.toBe(ino);
});

test("what is no ordinary file is left as it is", () => {
  const folder = makeFolder({ "real.csv": "antes" });
  const [link, inner] = [join(folder, "link.csv"), join(folder, "folder.csv")];
  symlinkSync("real.csv", link);
  mkdirSync(inner);
  for (const file of [link, inner]) {
    expect(() => writeExport(file, "ana@correo.es")).toThrow(ExportFileError);
    expect(() => writeExport(file, "ana@correo.es")).toThrow(`${file}: ${message("subscribersFileSpecial")}`);
  }
  expect(readdirSync(folder).sort()).toEqual(["folder.csv", "link.csv", "real.csv"]);
  expect(readFileSync(join(folder, "real.csv"), "utf8")).toBe("antes");
});

test("a folder is made only where that is asked for, and what cannot be written leaves nothing behind", () => {
  const folder = makeFolder({});
  expect(() => writeExport(join(folder, "nueva", "altas.csv"), "x")).toThrow("ENOENT");
  expect(readdirSync(folder)).toEqual([]);
  writeExport(join(folder, "nueva", "altas.csv"), "x", { makesFolder: true });
  expect(readdirSync(join(folder, "nueva"))).toEqual(["altas.csv"]);
});

test("git ignores the export, in the data folder and beside the project's files", () => {
  expect(readFileSync(".gitignore", "utf8").split("\n")).toEqual(expect.arrayContaining([".local/", "/*.csv"]));
});
