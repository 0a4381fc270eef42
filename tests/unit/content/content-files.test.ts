import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { fileNameIssue, readCollection, readPage, readSite } from "#app/content/content-files.server.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const project = process.cwd();

function enter(files: Readonly<Record<string, string>>): void {
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(makeFolder(files));
  onTestFinished(() => cwd.mockRestore());
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

test("an entry's id is its file name, and its address too unless it says otherwise", () => {
  enter({ "content/es/blog/uno.md": post("Uno"), "content/es/blog/dos.md": post("Dos", "slug: otro\n") });
  const { entries, issues } = readCollection("blog", "es");
  expect(issues).toEqual([]);
  expect(entries.map(({ id, slug, file, data }) => ({ id, slug, file, title: data.title }))).toEqual([
    { id: "dos", slug: "otro", file: "content/es/blog/dos.md", title: "Dos" },
    { id: "uno", slug: "uno", file: "content/es/blog/uno.md", title: "Uno" },
  ]);
});

test("one broken file does not hide the others, nor their faults", () => {
  enter({
    "content/es/blog/bien.md": post("Bien"),
    "content/es/blog/mal.md": post("Mal", "tema: x\n"),
    "content/es/blog/peor.md": "",
  });
  const { entries, issues } = readCollection("blog", "es");
  expect(entries.map(({ id }) => id)).toEqual(["bien"]);
  expect(issues.map(({ file, line, column, code }) => [file, line, column, code])).toEqual([
    ["content/es/blog/mal.md", 10, 1, "field-unknown"],
    ["content/es/blog/peor.md", 1, 1, "file-empty"],
  ]);
});

test.each([
  ["Mi Artículo.md", "mi-articulo.md"],
  ["Ñandú.md", "nandu.md"],
  ["MAYÚSCULAS.md", "mayusculas.md"],
  ["articulo.MD", "articulo.md"],
  ["articulo.markdown", "articulo.md"],
  ["-uno--dos-.md", "uno-dos.md"],
  ["articulo", "articulo.md"],
  ["日本.md", "nombre.md"],
])("the file name %s is refused, and %s suggested", (name, suggestion) => {
  enter({ [`content/es/blog/${name}`]: post("Uno") });
  expect(readCollection("blog", "es")).toEqual({
    entries: [],
    issues: [{ file: `content/es/blog/${name}`, line: 1, column: 1, code: "file-name", values: { suggestion } }],
  });
});

test("a name is the same whether its accents are letters of their own or not", () => {
  const name = "Artículo.md";
  expect(fileNameIssue("x", name.normalize("NFD")).values).toEqual(fileNameIssue("x", name.normalize("NFC")).values);
});

test("hidden files and folders that are not there are no faults", () => {
  enter({ "content/es/blog/.DS_Store": "x" });
  expect(readCollection("blog", "es")).toEqual({ entries: [], issues: [] });
  expect(readCollection("stories", "es")).toEqual({ entries: [], issues: [] });
});

test("an entry without a translation comes in the original language, one with it in the other", () => {
  enter({
    "content/es/blog/uno.md": post("Uno"),
    "content/es/blog/dos.md": post("Dos"),
    "content/xx/blog/dos.md": "---\ntitle: Two\n---\n",
  });
  const { entries, issues } = readCollection("blog", "xx");
  expect(issues).toEqual([]);
  expect(entries.map(({ id, file, data }) => [id, file, data.title, data.date])).toEqual([
    ["dos", "content/xx/blog/dos.md", "Two", "2024-03-15"],
    ["uno", "content/es/blog/uno.md", "Uno", "2024-03-15"],
  ]);
});

test("while developing, a translated page may lack a picture, and at no other time", () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const home = readFileSync(join(project, "content/es/pages/home.md"), "utf8");
  const lacking = home.replace(/^( +)image:\n(?:\1 .*\n)+/m, "");
  enter({ "content/es/pages/home.md": lacking, "content/xx/pages/home.md": "---\ntitle: Home\n---\n" });
  expect(readPage("home", "xx").ok).toBe(false);
  vi.stubEnv("NODE_ENV", "development");
  expect(readPage("home", "xx").ok).toBe(true);
});

test("a page that is not there is called missing", () => {
  enter({});
  const result = readPage("blog", "es");
  expect(!result.ok && result.issues.map(({ file, code }) => [file, code])).toEqual([
    ["content/es/pages/blog.md", "file-missing"],
  ]);
});

test("site.yaml may have a byte order mark and Windows line ends", () => {
  const source = readFileSync(join(project, "content/site.yaml"), "utf8");
  enter({ "content/site.yaml": `\uFEFF${source.replaceAll("\n", "\r\n")}` });
  const result = readSite();
  expect(result.ok && `brand: ${result.site.brand}`).toBe(/^brand: .*$/m.exec(source)?.[0]);
});

test("faults of site.yaml have their places, all of them at once", () => {
  const source = readFileSync(join(project, "content/site.yaml"), "utf8");
  const broken = source.replace(/^vat: .*$/m, "vat: tal vez").replace(/^ {2}metro:/m, "  metros:");
  enter({ "content/site.yaml": broken });
  const line = (text: string) => broken.split("\n").findIndex((candidate) => candidate.startsWith(text)) + 1;
  const result = readSite();
  expect(!result.ok && result.issues.map((issue) => `${issue.line}:${issue.column} ${issue.code}`)).toEqual([
    `${line("vat:")}:6 field-value`,
    `${line("precio:")}:1 field-missing`,
    `${line("  metros:")}:3 field-unknown`,
  ]);
});

test("an empty site.yaml, and one that is no YAML, are faults", () => {
  for (const [source, code] of [
    ["", "file-empty"],
    ["brand: [MOD", "yaml-syntax"],
    ["a: &a [*a]", "yaml-alias"],
  ] as const) {
    enter({ "content/site.yaml": source });
    const result = readSite();
    expect(!result.ok && result.issues[0]?.code).toBe(code);
  }
});

test("an address of the site that is not safe, or ends in a slash, is refused", () => {
  const source = readFileSync(join(project, "content/site.yaml"), "utf8");
  for (const url of ["http://www.mod.example", "https://www.mod.example/", "www.mod.example"]) {
    enter({ "content/site.yaml": source.replace(/^url: .*$/m, `url: ${url}`) });
    const result = readSite();
    expect(!result.ok && result.issues.map(({ code, values }) => [code, values.field])).toEqual([
      ["field-format", "url"],
    ]);
  }
});
