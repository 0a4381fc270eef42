import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type ContentFiles, openContentFiles } from "#app/content/content-files.server.ts";
import { largestText, readTextFile } from "#app/content/text/text-file.server.ts";
import { advise } from "#scripts/check/advice/advise.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

/** The reader of a folder with nothing but these files. */
function open(files: Readonly<Record<string, string>>, { developing = false } = {}): ContentFiles {
  return openContentFiles(makeFolder(files), { developing });
}

const post = (title: string, more = "") => `---
title: ${title}
description: Una descripción.
date: 2024-03-15
tags: [pruebas]
images:
  - { src: a/una.jpg, alt: Una, caption: Una }
  - { src: a/dos.jpg, alt: Dos, caption: Dos }
  - { src: a/tres.jpg, alt: Tres, caption: Tres }
${more}---

Texto.
`;

test("one broken file does not hide the others, nor their issues", () => {
  const files = open({
    "content/es/blog/bien.md": post("Bien"),
    "content/es/blog/mal.md": post("Mal", "tema: x\n"),
    "content/es/blog/peor.md": "",
  });
  const { entries, errors, unreadable } = files.collection("blog", "es");
  const issues = advise(errors);
  expect(entries.map(({ id }) => id)).toEqual(["bien"]);
  expect(unreadable.map(({ id, errors: own }) => [id, advise(own).map(({ code }) => code)])).toEqual([
    ["mal", ["field-unknown"]],
    ["peor", ["front-matter-missing"]],
  ]);
  expect(issues.map(({ file, line, column, code }) => [file, line, column, code])).toEqual([
    ["content/es/blog/mal.md", 10, 1, "field-unknown"],
    ["content/es/blog/peor.md", 1, 1, "front-matter-missing"],
  ]);
});

test("an entry without a translation comes in the original language, one with it in the other", () => {
  const files = open({
    "content/es/blog/uno.md": post("Uno"),
    "content/es/blog/dos.md": post("Dos"),
    "content/xx/blog/dos.md": "---\ntitle: Two\n---\n",
  });
  const { entries, errors } = files.collection("blog", "xx");
  expect(errors).toEqual([]);
  expect(entries.map(({ id, file, data }) => [id, file, data.title, data.date])).toEqual([
    ["dos", "content/xx/blog/dos.md", "Two", "2024-03-15"],
    ["uno", "content/es/blog/uno.md", "Uno", "2024-03-15"],
  ]);
  expect(entries.map(({ untranslated }) => untranslated)).toEqual([true, true]);
});

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
