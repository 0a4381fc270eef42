import { expect, test } from "vitest";
import { checkUnreadFiles } from "#scripts/check/content/structure/check-unread-files.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

function found(...names: readonly string[]): string[] {
  const root = makeFolder(Object.fromEntries(names.map((name) => [`content/${name}`, "x"])));
  return checkUnreadFiles(root, ["es", "en"]).map(({ file, values }) =>
    [file, values.suggestion || values.rename || values.tag || "—", values.others].join(" ").trim(),
  );
}

test.each([
  ["articulo.md", "content/articulo.md content/es/blog/articulo.md"],
  ["blog/articulo.md", "content/blog/articulo.md content/es/blog/articulo.md"],
  ["es/articulo.md", "content/es/articulo.md content/es/blog/articulo.md"],
  ["es/storis/ana.md", "content/es/storis/ana.md content/es/stories/ana.md"],
  ["es/Pages/about.md", "content/es/Pages/about.md content/es/pages/about.md"],
  ["site.yml", "content/site.yml content/site.yaml"],
  ["imagenes/casa.jpg", "content/imagenes/casa.jpg content/images/casa.jpg"],
  ["es/images/IMG_1.HEIC", "content/es/images/IMG_1.HEIC content/images/IMG_1.HEIC"],
  ["fr/blog/uno.md", "content/fr/blog/uno.md fr"],
  ["catala/blog/uno.md", "content/catala/blog/uno.md content/ca"],
  ["EN/pages/about.md", "content/EN/pages/about.md content/en"],
  ["en-GB/pages/about.md", "content/en-GB/pages/about.md content/en"],
  ["noticias/uno.md", "content/noticias/uno.md content/es/blog/uno.md"],
  ["notas.txt", "content/notas.txt —"],
])("%s is read by nobody", (name, line) => {
  expect(found(name)).toEqual([line]);
});

test("a folder that nobody reads has one line", () => {
  expect(found("es/blogs/a.md", "es/blogs/b.md", "es/blogs/c.md")).toEqual([
    "content/es/blogs/a.md content/es/blog/a.md 2",
  ]);
});

test("a folder of a language without its file has one line, whatever lies in it", () => {
  expect(found("fr/blog/a.md", "fr/pages/b.md", "fr/suelta.md", "fr/site.yaml")).toEqual(["content/fr/blog/a.md fr"]);
});

test("a folder whose name could be a language's is none where it holds no folder of pages", () => {
  expect(found("it/a.md")).toEqual(["content/it/a.md content/es/blog/a.md"]);
});

test("what is read, or judged by another rule, has none", () => {
  const names = ["LEEME.md", "site.yaml", "es/blog/a.md", "es/blog/A b.txt", "es/pages/b.md", "en/blog/nada.md"];
  expect(found(...names, "images/a/b.txt", "es/Thumbs.db", ".DS_Store", "es/.a.md.swp")).toEqual([]);
});
