import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { largestText, readTextFile } from "#app/content/text/text-file.server.ts";
import { advise } from "#scripts/check/advice/advise.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const codeOf = (root: string, file: string) => {
  const result = readTextFile(root, file);
  return result.ok
    ? result.text
    : advise(result.errors).map(({ code, values }) => [code, ...Object.values(values)].join(" "));
};

test("a text is read, and nothing else is", () => {
  const root = makeFolder({ "a.md": "Hola", "grande.md": "a".repeat(largestText + 1) });
  mkdirSync(join(root, "carpeta.md"));
  symlinkSync("nada.md", join(root, "roto.md"));
  symlinkSync("vuelta.md", join(root, "vuelta.md"));
  symlinkSync("a.md", join(root, "enlace.md"));
  expect(codeOf(root, "a.md")).toBe("Hola");
  expect(codeOf(root, "enlace.md")).toBe("Hola");
  expect(codeOf(root, "grande.md")).toEqual([`file-too-large ${largestText / 1000}`]);
  expect(codeOf(root, "carpeta.md")).toEqual(["file-unreadable folder carpeta.md"]);
  expect(codeOf(root, "falta.md")).toEqual(["file-missing"]);
  expect(codeOf(root, "roto.md")).toEqual(["file-missing"]);
  expect(codeOf(root, "vuelta.md")).toEqual(["file-unreadable ELOOP"]);
  expect(codeOf(root, `${"a".repeat(5000)}.md`)).toEqual(["file-unreadable ENAMETOOLONG"]);
});
