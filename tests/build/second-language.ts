import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Words of the paths in the invented language; the others keep theirs with «xx-» before it. */
const translatedPaths: Readonly<Record<string, string>> = {
  contact: "kontakt",
  blog: "journal",
  post: "journal/:slug",
  product: "produkte/:slug",
};

/** The translated page: words only, as locales/LEEME.md asks. */
const aboutPage = `---
title: "About us in xx"
description: A description in the invented language xx, long enough for the check to be content with it.
heading: About in xx
intro: An introduction in the invented language.
---

## A chapter in xx

Words in the invented language, with [a link](/contacto).
`;

/** Adds the language «xx» to a copy of the project: its locale file, made from the Spanish one, and one page. */
export function addSecondLanguage(root: string): void {
  const original: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(join(root, "locales/es.json"), "utf8"));
  const { check: _check, cli: _cli, paths, ...texts } = original;
  const translated = {
    ...mapTexts(texts, (text) => `xx ${text}`),
    language: { name: "Lengua xx", direction: "ltr" },
    paths: mapPaths(paths),
  };
  writeCopyFile(root, "locales/xx.json", `${JSON.stringify(translated, null, 2)}\n`);
  writeCopyFile(root, "content/xx/pages/about.md", aboutPage);
}

/** Writes a file of a copy, and the folders on the way to it. */
export function writeCopyFile(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function mapTexts(value: object, translate: (text: string) => string): object {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (typeof inner === "string") return [key, translate(inner)];
      if (typeof inner !== "object" || inner === null) throw new Error(`The text «${key}» is neither text nor group.`);
      return [key, mapTexts(inner, translate)];
    }),
  );
}

function mapPaths(paths: unknown): object {
  if (typeof paths !== "object" || paths === null) throw new Error("The locale file has no paths.");
  return Object.fromEntries(
    Object.entries(paths).map(([key, words]: [string, unknown]) => {
      const path = String(words);
      // The home page has no word, and entries at the root have only their slug.
      const own = path === "" || path === ":slug" ? path : `xx-${path}`;
      return [key, translatedPaths[key] ?? own];
    }),
  );
}
