import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

const fixtureFile = (file: string) => readFileSync(join(fixtureRoot, file), "utf8");

const post = (date: string, more = "") => `---
title: Un artículo
description: Un artículo que solo existe en las pruebas y que nadie ha de leer todavía.
date: ${date}
tags: [pruebas]
images:
  - { src: cutaways/oficina.jpg, alt: Una, caption: Una }
  - { src: cutaways/oficina.jpg, alt: Dos, caption: Dos }
  - { src: cutaways/oficina.jpg, alt: Tres, caption: Tres }
${more}---

Texto.
`;

test("models come from the shortest to the longest, those without a size last", () => {
  const norte = fixtureFile("content/es/models/lum-norte.md");
  const sized = (size: string) => norte.replace(/^size: .*$/m, `size: ${size}`);
  const root = copyFixtureSite({
    "content/es/models/a-larga.md": sized(`{ length: 30.0, width: 3.0, imperial: "x" }`),
    "content/es/models/b-sin.md": sized("null"),
    "content/es/models/z-corta.md": sized(`{ length: 3.0, width: 30.0, imperial: "x" }`),
  });
  const models = openSite(root).edition("es").content.entries("models");
  expect(models.map(({ id }) => id)).toEqual(["z-corta", "lum-norte", "lum-sur", "a-larga", "b-sin", "lum-lienzo"]);
});

test("articles come newest first, those of one day by file name", () => {
  const root = copyFixtureSite({
    "content/es/blog/b-viejo.md": post("1999-01-01"),
    "content/es/blog/c-viejo.md": post("1999-01-01"),
    "content/es/blog/a-nuevo.md": post("2099-01-01"),
    "content/es/blog/z-nuevo.md": post("2099-01-01"),
  });
  const ids = openSite(root)
    .edition("es")
    .content.entries("blog")
    .map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(["a-nuevo", "z-nuevo"]);
  expect(ids.slice(2, -2)).toEqual(["madera-al-sol", "cuentas-claras", "licencia-y-terreno"]);
  expect(ids.slice(-2)).toEqual(["b-viejo", "c-viejo"]);
});

test("stories come by file name", () => {
  const story = fixtureFile("content/es/stories/taller-en-el-olivar.md");
  const root = copyFixtureSite({ "content/es/stories/a-primera.md": story, "content/es/stories/z-ultima.md": story });
  const stories = openSite(root).edition("es").content.entries("stories");
  expect(stories.map(({ id }) => id)).toEqual(["a-primera", "oficina-de-ana", "taller-en-el-olivar", "z-ultima"]);
});

test("a draft is there while developing and at no other time", () => {
  const root = copyFixtureSite({ "content/es/blog/borrador.md": post("2099-01-01", "draft: true\n") });
  const idsOf = (options?: { developing: boolean }) =>
    openSite(root, options)
      .edition("es")
      .content.entries("blog")
      .map(({ id }) => id);
  expect(idsOf({ developing: true })[0]).toBe("borrador");
  expect(idsOf({ developing: false })).not.toContain("borrador");
  expect(idsOf()).not.toContain("borrador");
});

test("an entry is found by its id, which is not its slug, and a draft only while developing", () => {
  const root = copyFixtureSite({ "content/es/blog/borrador.md": post("2099-01-01", "draft: true\n") });
  const { content } = openSite(root).edition("es");
  expect(content.entry("blog", "licencia-y-terreno")).toBe(content.entries("blog")[2]);
  expect(content.entry("models", "lum-sur")?.data.name).toBe("LUM|SUR");
  for (const id of ["permisos-sin-prisa", "borrador", "lum-sur", undefined]) {
    expect(content.entry("blog", id)).toBeUndefined();
  }
  const developing = openSite(root, { developing: true }).edition("es").content;
  expect(developing.entry("blog", "borrador")?.id).toBe("borrador");
});

test("an article that says it is no draft is no draft", () => {
  const root = copyFixtureSite({ "content/es/blog/listo.md": post("2099-01-01", "draft: false\n") });
  expect(openSite(root).edition("es").content.entries("blog")[0]?.id).toBe("listo");
});

test("a broken file throws all its issues with file and line", () => {
  const root = copyFixtureSite({
    "content/es/blog/roto.md": "---\ntitulo: Uno\n---\n",
    "content/es/pages/blog.md": "---\ntitle: Uno\n",
    "content/site.yaml": "marca: MOD\n",
  });
  const { content } = openSite(root).edition("es");
  expect(() => content.entries("blog")).toThrow(
    /blog\/roto\.md:1:1 {2}field-missing[\s\S]*blog\/roto\.md:2:1 {2}field-unknown/,
  );
  expect(() => content.page("blog")).toThrow("content/es/pages/blog.md:1:1  front-matter-missing");
  expect(() => content.site()).toThrow("content/site.yaml:1:1  field-unknown");
  expect(() => content.facts()).toThrow("content/site.yaml:1:1  field-unknown");
});

test("a broken file of one collection leaves the others readable", () => {
  const root = copyFixtureSite({ "content/es/blog/roto.md": "" });
  expect(openSite(root).edition("es").content.entries("stories")).toHaveLength(2);
});

test("the error of broken content keeps its name and its issues", () => {
  const root = copyFixtureSite();
  rmSync(join(root, "content/site.yaml"));
  const { content } = openSite(root).edition("es");
  expect(() => content.site()).toThrow(
    expect.objectContaining({
      name: "ContentError",
      issues: [{ file: "content/site.yaml", line: 1, column: 1, code: "file-missing", values: {} }],
    }),
  );
});
