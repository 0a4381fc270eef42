import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type ContentFiles, openContentFiles } from "#app/content/content-files.server.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

/** The reader of a folder with nothing but these files. */
function open(files: Readonly<Record<string, string>>, { developing = false } = {}): ContentFiles {
  return openContentFiles(makeFolder(files), { developing });
}

const fixtureFile = (file: string) => readFileSync(join(fixtureRoot, file), "utf8");

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

test("an entry's id is its file name, and its slug too unless it says otherwise", () => {
  const files = open({ "content/es/blog/uno.md": post("Uno"), "content/es/blog/dos.md": post("Dos", "slug: otro\n") });
  const { entries, issues } = files.collection("blog", "es");
  expect(issues).toEqual([]);
  expect(entries.map(({ id, slug, file, data }) => ({ id, slug, file, title: data.title }))).toEqual([
    { id: "dos", slug: "otro", file: "content/es/blog/dos.md", title: "Dos" },
    { id: "uno", slug: "uno", file: "content/es/blog/uno.md", title: "Uno" },
  ]);
});

test("one broken file does not hide the others, nor their issues", () => {
  const files = open({
    "content/es/blog/bien.md": post("Bien"),
    "content/es/blog/mal.md": post("Mal", "tema: x\n"),
    "content/es/blog/peor.md": "",
  });
  const { entries, issues, unreadable } = files.collection("blog", "es");
  expect(entries.map(({ id }) => id)).toEqual(["bien"]);
  expect(unreadable.map(({ id, issues: own }) => [id, own.map(({ code }) => code)])).toEqual([
    ["mal", ["field-unknown"]],
    ["peor", ["front-matter-missing"]],
  ]);
  expect(issues.map(({ file, line, column, code }) => [file, line, column, code])).toEqual([
    ["content/es/blog/mal.md", 10, 1, "field-unknown"],
    ["content/es/blog/peor.md", 1, 1, "front-matter-missing"],
  ]);
});

test.each([
  ["Mi Artículo.md", "mi-articulo.md"],
  ["Ñandú.md", "nandu.md"],
  ["MAYÚSCULAS.md", "mayusculas.md"],
  ["articulo.MD", "articulo.md"],
  ["-uno--dos-.md", "uno-dos.md"],
  ["日本.md", "nombre.md"],
])("the file name %s is refused, and %s suggested", (name, suggestion) => {
  const files = open({ [`content/es/blog/${name}`]: post("Uno") });
  expect(files.collection("blog", "es")).toEqual({
    entries: [],
    issues: [{ file: `content/es/blog/${name}`, line: 1, column: 1, code: "file-name", values: { suggestion } }],
    unreadable: [],
  });
});

test("hidden files and folders that are not there are no issues", () => {
  const files = open({ "content/es/blog/.DS_Store": "x" });
  expect(files.collection("blog", "es")).toEqual({ entries: [], issues: [], unreadable: [] });
  expect(files.collection("stories", "es")).toEqual({ entries: [], issues: [], unreadable: [] });
});

test("a folder is listed by name, without hidden files", () => {
  const files = open({ "content/es/blog/dos.md": "", "content/es/blog/.oculto": "", "content/es/blog/a.txt": "" });
  expect(files.list("es/blog")).toEqual(["a.txt", "dos.md"]);
  expect(files.list("es/nada")).toEqual([]);
});

test("an entry without a translation comes in the original language, one with it in the other", () => {
  const files = open({
    "content/es/blog/uno.md": post("Uno"),
    "content/es/blog/dos.md": post("Dos"),
    "content/xx/blog/dos.md": "---\ntitle: Two\n---\n",
  });
  const { entries, issues } = files.collection("blog", "xx");
  expect(issues).toEqual([]);
  expect(entries.map(({ id, file, data }) => [id, file, data.title, data.date])).toEqual([
    ["dos", "content/xx/blog/dos.md", "Two", "2024-03-15"],
    ["uno", "content/es/blog/uno.md", "Uno", "2024-03-15"],
  ]);
  expect(entries.map(({ untranslated }) => untranslated)).toEqual([true, true]);
});

test("while developing, a translated page may lack a picture, and at no other time", () => {
  const home = fixtureFile("content/es/pages/home.md");
  const lacking = home.replace(/^( +)image:\n(?:\1 .*\n)+/m, "");
  expect(lacking).not.toBe(home);
  const folder = { "content/es/pages/home.md": lacking, "content/xx/pages/home.md": "---\ntitle: Home\n---\n" };
  expect(open(folder).page("home", "xx").ok).toBe(false);
  expect(open(folder, { developing: true }).page("home", "xx").ok).toBe(true);
});

test("a page that is not there is called missing, and a folder in its place unreadable", () => {
  const codesOf = (files: ContentFiles) => {
    const result = files.page("blog", "es");
    return !result.ok && result.issues.map(({ file, code }) => [file, code]);
  };
  expect(codesOf(open({}))).toEqual([["content/es/pages/blog.md", "file-missing"]]);
  expect(codesOf(open({ "content/es/pages/blog.md/x.md": "" }))).toEqual([
    ["content/es/pages/blog.md", "file-unreadable"],
  ]);
});

test("what is written after a file or folder was read is not seen by the same reader", () => {
  const root = makeFolder({
    "content/site.yaml": fixtureFile("content/site.yaml"),
    "content/es/pages/blog.md": fixtureFile("content/es/pages/blog.md"),
    "content/es/blog/uno.md": post("Uno"),
  });
  const files = openContentFiles(root, { developing: false });
  const read = (reader: ContentFiles) => {
    const [site, page] = [reader.site(), reader.page("blog", "es")];
    return {
      brand: site.ok && site.site.brand,
      page: page.ok && page.entry.data.title,
      posts: reader.collection("blog", "es").entries.map(({ data }) => data.title),
      // Read in another language for the first time, and of the same files.
      others: reader.collection("blog", "xx").entries.map(({ data }) => data.title),
    };
  };
  files.site();
  files.page("blog", "es");
  files.collection("blog", "es");
  const before = read(openContentFiles(root, { developing: false }));
  writeFiles(root, {
    "content/site.yaml": fixtureFile("content/site.yaml").replace(/^brand: .*$/m, "brand: Otra"),
    "content/es/pages/blog.md": fixtureFile("content/es/pages/blog.md").replace(/^title: .*$/m, "title: Cambiado"),
    "content/es/blog/uno.md": post("Cambiado"),
    "content/es/blog/dos.md": post("Dos"),
  });
  expect(read(files)).toEqual(before);
  expect(read(openContentFiles(root, { developing: false }))).toEqual({
    brand: "Otra",
    page: "Cambiado",
    posts: ["Dos", "Cambiado"],
    others: ["Dos", "Cambiado"],
  });
});

test("a changed file is read again in every language, and all others stay as they were read", () => {
  const root = makeFolder({
    "content/site.yaml": fixtureFile("content/site.yaml"),
    "content/es/pages/blog.md": fixtureFile("content/es/pages/blog.md"),
    "content/es/blog/dos.md": post("Dos"),
    "content/es/blog/tres.md": post("Tres"),
    "content/es/blog/uno.md": post("Uno"),
    "content/xx/blog/tres.md": post("Drei"),
  });
  let files = openContentFiles(root, { developing: false });
  const titles = (locale: string) => files.collection("blog", locale).entries.map(({ data }) => data.title);
  expect([titles("es"), titles("xx")]).toEqual([
    ["Dos", "Tres", "Uno"],
    ["Dos", "Drei", "Uno"],
  ]);
  writeFiles(root, {
    "content/es/blog/dos.md": post("Cambiado"),
    "content/es/blog/uno.md": post("Cambiado sin decirlo"),
    "content/es/blog/cuatro.md": post("Cuatro"),
    "content/xx/blog/cuatro.md": post("Vier"),
  });
  rmSync(join(root, "content/xx/blog/tres.md"));
  files = files.reread([
    "content/es/blog/dos.md",
    "content/es/blog/cuatro.md",
    "content/xx/blog/cuatro.md",
    "content/xx/blog/tres.md",
  ]);
  expect(titles("es")).toEqual(["Cuatro", "Cambiado", "Tres", "Uno"]);
  expect(titles("xx")).toEqual(["Vier", "Cambiado", "Tres", "Uno"]);
});

test("a changed page and changed settings are read again, a deleted file is missing", () => {
  const root = makeFolder({
    "content/site.yaml": fixtureFile("content/site.yaml"),
    "content/es/pages/blog.md": fixtureFile("content/es/pages/blog.md"),
  });
  let files = openContentFiles(root, { developing: false });
  expect([files.site().ok, files.page("blog", "es").ok, files.list("es/pages")]).toEqual([true, true, ["blog.md"]]);
  writeFiles(root, { "content/site.yaml": "marca: Otra\n" });
  rmSync(join(root, "content/es/pages/blog.md"));
  files = files.reread(["content/site.yaml", "content/es/pages/blog.md"]);
  expect([files.site().ok, files.list("es/pages")]).toEqual([false, []]);
  expect(files.page("blog", "es")).toMatchObject({ ok: false, issues: [{ code: "file-missing" }] });
  expect(files.text("content/es/pages/blog.md")).toBeUndefined();
});

test("nothing is read before it is asked for", () => {
  const root = makeFolder({ "content/es/blog/uno.md": "roto" });
  const files = openContentFiles(root, { developing: false });
  writeFiles(root, { "content/es/blog/uno.md": post("Uno") });
  expect(files.collection("blog", "es").issues).toEqual([]);
});

test("a file is parsed once for all languages", () => {
  const files = open({ "content/es/blog/uno.md": post("Uno") });
  const [inSpanish] = files.collection("blog", "es").entries;
  const [inOther] = files.collection("blog", "xx").entries;
  expect(inSpanish?.tree()).toBe(inSpanish?.tree());
  expect(inOther?.tree()).toBe(inSpanish?.tree());
  expect(files.collection("blog", "es")).toBe(files.collection("blog", "es"));
});

test("site.yaml may have a byte order mark and Windows line ends", () => {
  const source = fixtureFile("content/site.yaml").replace(/^brand: .*$/m, "brand: Casa");
  const result = open({ "content/site.yaml": `\uFEFF${source.replaceAll("\n", "\r\n")}` }).site();
  expect(result.ok && result.site.brand).toBe("Casa");
});

test("issues of site.yaml have their places, all of them at once", () => {
  const source = fixtureFile("content/site.yaml");
  const broken = source.replace(/^vat: .*$/m, "vat: { prices: tal vez }").replace(/^ {2}metro:/m, "  metros:");
  const line = (text: string) => broken.split("\n").findIndex((candidate) => candidate.startsWith(text)) + 1;
  const result = open({ "content/site.yaml": broken }).site();
  expect(!result.ok && result.issues.map((issue) => `${issue.line}:${issue.column} ${issue.code}`)).toEqual([
    `${line("vat:")}:16 field-value`,
    `${line("  metros:")}:3 field-unknown`,
  ]);
});

test.each([
  ["", "file-missing"],
  ["brand: [MOD", "yaml-syntax"],
  ["a: &a [*a]", "yaml-syntax"],
])("site.yaml with the text %j gives the issue %s", (source, code) => {
  const result = open({ "content/site.yaml": source }).site();
  expect(!result.ok && result.issues[0]?.code).toBe(code);
});

test.each(["http://www.mod.example", "https://www.mod.example/", "www.mod.example"])(
  "the URL of the site may not be %s",
  (url) => {
    const source = fixtureFile("content/site.yaml").replace(/^url: .*$/m, `url: ${url}`);
    const result = open({ "content/site.yaml": source }).site();
    expect(!result.ok && result.issues.map(({ code, values }) => [code, values.field])).toEqual([
      ["field-format", "url"],
    ]);
  },
);
