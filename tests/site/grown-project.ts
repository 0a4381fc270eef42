import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { buildRecordFile } from "#scripts/build/build-record.ts";
import { isCurrent } from "#scripts/terminal/is-current.ts";
import { copyProject } from "./copy-project.ts";
import { copySources } from "./fixture-project.ts";
import { layTranslations } from "./lay-translations.ts";
import { makeOnline, onlineSettings } from "./make-online.ts";

/**
 * Folder of the frozen site with more articles, languages and other facts, as it goes online: what writers, translators
 * and the company make of it.
 */
const root = resolve(".cache/grown-project");

/** The record of the files that its build has read, and when: see `record-reads.ts`. */
const readsFile = join(root, "reads.txt");

/** Articles that are old enough to be at the end, and so many that their list has a second page. */
export const oldPosts = Array.from({ length: 9 }, (_, index) => `antiguo-${index + 1}`);

/** The file of an article that is newer than those. */
const newPost = "content/es/blog/nuevo.md";

/**
 * Builds the frozen site with more articles, languages and other facts with the code of this project, unless the build
 * is newer than both. Tests of built files and browser tests share it.
 *
 * @returns its folder, and the record of what its build has read.
 * @throws Error with the output of the build when it fails.
 */
export function ensureGrownProject(): { readonly root: string; readonly readsFile: string } {
  const own = ["grown-project.ts", "lay-translations.ts", "make-online.ts", "online", "record-reads.ts"];
  const sources = [...copySources, ...own.map((name) => `tests/site/${name}`)];
  if (isCurrent(process.cwd(), buildRecordFile(root), sources)) return { root, readsFile };
  rmSync(root, { recursive: true, force: true });
  const copy = copyProject(root);
  layTranslations(root);
  writeCopyFile(newPost, article("Un artículo recién escrito", "2024-06-20"));
  for (const slug of oldPosts) writeCopyFile(`content/es/blog/${slug}.md`, article(`El ${slug}`, "2020-01-01"));
  makeOnline(root);
  const settings = readFileSync(join(root, "content/site.yaml"), "utf8");
  writeCopyFile("content/site.yaml", settings.replace("metro: 1250", "metro: 1317"));
  writeCopyFile(".env.production.local", onlineSettings);
  const preload = new URL("./record-reads.ts", import.meta.url).href;
  const variables = { SITE_ENV: "production", NODE_OPTIONS: `--import=${preload}`, READS_FILE: readsFile };
  const { ok, output } = copy.build(variables);
  if (!ok) throw new Error(`The frozen site with more languages cannot be built:\n${output}`);
  return { root, readsFile };
}

function writeCopyFile(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Returns the file of an article. */
function article(title: string, date: string): string {
  return `---
title: ${title}
description: ${title} prueba que un archivo nuevo basta para que el artículo salga en la web, sin tocar el programa.
date: ${date}
tags: [pruebas]
images:
  - { src: exteriors/camping.jpg, alt: Tres módulos., caption: La primera. }
  - { src: exteriors/oficinas.jpg, alt: Dos módulos., caption: La segunda. }
  - { src: interiors/taller.jpg, alt: Un bastidor., caption: La tercera. }
---

Un párrafo con un enlace a [contacto](/contacto).

## Un capítulo

Y otro párrafo.
`;
}
