import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { enterProjectCopy } from "#tests/unit/scripts/check/project-copy.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

/** A fresh copy of the module, which remembers what it has read. */
async function freshContent() {
  vi.resetModules();
  const { getContent } = await import("#app/content/content.server.ts");
  return getContent("es");
}

const draft = (date: string) => `---
title: Un borrador
description: Un borrador que solo existe en las pruebas y que nadie ha de leer todavía.
date: ${date}
tags: [pruebas]
images:
  - { src: cutaways/office.jpg, alt: Una, caption: Una }
  - { src: cutaways/office.jpg, alt: Dos, caption: Dos }
  - { src: cutaways/office.jpg, alt: Tres, caption: Tres }
draft: true
---

Texto.
`;

test("models come from the smallest to the largest, the bespoke one last", async () => {
  const content = await freshContent();
  expect(content.models().map(({ id }) => id)).toEqual(["mod-studio", "mod-one", "mod-two", "mod-libre"]);
});

test("articles come newest first", async () => {
  const dates = (await freshContent()).posts().map(({ data }) => data.date);
  expect(dates).toEqual([...dates].sort().reverse());
});

test("a draft is there while writing and never in a build", async () => {
  const folder = enterProjectCopy();
  writeFiles(folder, { "content/es/blog/borrador.md": draft("2099-01-01") });
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  vi.stubEnv("NODE_ENV", "development");
  expect((await freshContent()).posts()[0]?.id).toBe("borrador");
  for (const mode of ["production", "test", undefined]) {
    vi.stubEnv("NODE_ENV", mode);
    expect((await freshContent()).posts().map(({ id }) => id)).not.toContain("borrador");
  }
});

test("an article added to the folder has an address and stands in the list, without touching code", async () => {
  const folder = enterProjectCopy();
  writeFiles(folder, { "content/es/blog/nuevo.md": draft("2099-01-01").replace("draft: true\n", "") });
  vi.resetModules();
  const { getPublicPaths } = await import("#app/routing/site-paths.server.ts");
  const { getBlogPage } = await import("#app/pages/blog/posts.server.ts");
  expect(getPublicPaths().map(({ path }) => path)).toContain("/blog/nuevo");
  const { posts } = await getBlogPage(new URL("https://www.mod.example/blog"));
  expect(posts[0]).toMatchObject({ href: "/blog/nuevo", title: "Un\u00A0borrador", date: "2099-01-01" });
});

test("a third story and a fifth model have pages without touching code", async () => {
  const folder = enterProjectCopy();
  const copy = (from: string, to: string) => cpSync(join(folder, from), join(folder, to));
  copy("content/es/stories/historia-1.md", "content/es/stories/historia-3.md");
  copy("content/es/models/mod-one.md", "content/es/models/mod-tres.md");
  vi.resetModules();
  const { getPublicPaths } = await import("#app/routing/site-paths.server.ts");
  const paths = getPublicPaths().map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/historia-3", "/mod-tres", "/productos/mod-tres"]));
});

test("a broken file throws all its faults with file and line", async () => {
  const folder = enterProjectCopy();
  writeFiles(folder, {
    "content/es/blog/roto.md": "---\ntitulo: Uno\n---\n",
    "content/es/pages/blog.md": "---\ntitle: Uno\n",
    "content/site.yaml": "marca: MOD\n",
  });
  const content = await freshContent();
  expect(() => content.posts()).toThrow(
    /blog\/roto\.md:1:1 {2}field-missing[\s\S]*blog\/roto\.md:2:1 {2}field-unknown/,
  );
  expect(() => content.page("blog")).toThrow("content/es/pages/blog.md:1:1  front-matter-unclosed");
  expect(() => content.site()).toThrow("content/site.yaml:1:1  field-unknown");
});

test("the error of broken content keeps its name and its issues", async () => {
  const folder = enterProjectCopy();
  rmSync(join(folder, "content/site.yaml"));
  const content = await freshContent();
  expect(() => content.site()).toThrow(
    expect.objectContaining({
      name: "ContentError",
      issues: [{ file: "content/site.yaml", line: 1, column: 1, code: "file-missing", values: {} }],
    }),
  );
});
