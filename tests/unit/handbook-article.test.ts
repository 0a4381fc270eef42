import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { slugOfTitle } from "#scripts/new/slug-of-title.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "./copy-fixture-site.ts";
import { blocks, handbook } from "./handbook-text.ts";
import { type FolderFiles, writeFiles } from "./scripts/make-folder.ts";

/** The example of the handbook, a draft. */
const [article = "", ...pieces] = blocks("markdown");
const [, title = ""] = /^title: (.+)$/m.exec(article) ?? [];
/** Published, on a day that is past whenever the test runs. */
const published = article.replace("draft: true\n", "").replace(/^date: .*/m, "date: 2024-03-15");
const [own = "", ...others] = picturesOf(article);

function picturesOf(text: string): Set<string> {
  return new Set(text.match(/(?:exteriors|interiors|cutaways)\/[\w-]+\.jpg/g));
}

/** Returns so many characters of Spanish words. */
function wordsOf(length: number): string {
  const ends = ["", ".", "es", "es."];
  const rest = (length + 1) % 4;
  return `${"sol mar ".repeat(length).slice(0, length - rest)}${ends[rest]}`;
}

function variant(texts: { readonly title?: string; readonly description: string }): string {
  const { title: otherTitle = title, description } = texts;
  return published.replace(title, otherTitle).replace(/(?<=^description: ).*/m, description);
}

test("the article of the handbook fails as it says and passes in the end, and texts may be as long as it says", async () => {
  const file = `content/es/blog/${slugOfTitle(title, "articulo")}.md`;
  expect(handbook).toContain(`Creado: ${file}\n`);
  const settings = readFileSync(join(fixtureRoot, "content/site.yaml"), "utf8");
  const root = copyFixtureSite({
    [file]: article,
    "content/site.yaml": settings.replace(/^tags:\n/m, "tags:\n  - proceso\n"),
  });
  const strings = readSourceStrings(codeRoot);
  const addPicture = (name: string) =>
    cpSync(join(root, "content/images/exteriors/inicio.jpg"), join(root, "content/images", name));
  const check = async (files: FolderFiles = {}) => {
    writeFiles(root, files);
    return await runChecks(openSite(root), strings);
  };

  others.forEach(addPicture);
  const missing = await check();
  expect(missing.map(({ code }) => code)).toEqual(["picture-missing"]);
  for (const { line, column, code } of missing)
    expect(handbook).toContain(`${file}:${line}:${column}  error  ${code}  `);

  const body = pieces.join("\n");
  for (const name of [own, ...picturesOf(body)]) addPicture(name);
  expect(handbook).toMatch(/de 50 a 160 caracteres/);
  expect(handbook).toMatch(/Con la marca, que añade la web, caben 65 caracteres/);
  const found = await check({
    [file]: published,
    // The other examples of markdown, together.
    "content/es/blog/trozos.md": `${variant({ title: "Trozos", description: wordsOf(60) }).replace(/(?<=\n---\n).*/s, "")}\n${body}`,
    "content/es/blog/corto.md": variant({ title: wordsOf(65 - " · LUM".length), description: wordsOf(50) }),
    "content/es/blog/largo.md": variant({ title: "Largo", description: wordsOf(160) }),
    "content/es/blog/muy-corto.md": variant({ title: wordsOf(66 - " · LUM".length), description: wordsOf(49) }),
    "content/es/blog/muy-largo.md": variant({ title: "Muy largo", description: wordsOf(161) }),
  });
  expect(found.map((issue) => `${issue.file.replace(/.*\//, "")} ${issue.code}`)).toEqual([
    "muy-corto.md title-length",
    "muy-corto.md description-length",
    "muy-largo.md description-length",
  ]);
});
