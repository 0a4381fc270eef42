import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { defaultLocale } from "#app/i18n/languages.ts";
import {
  type CollectionData,
  type CollectionName,
  collectionSchemas,
  type PageData,
  type PageKey,
  pageSchemas,
} from "./collections.ts";
import { isDeveloping } from "./development.server.ts";
import type { Issue } from "./issues.ts";
import { type ParsedEntry, type ParseResult, parseEntry } from "./parse-entry.ts";
import { parseTranslation } from "./parse-translation.ts";
import { projectRoot } from "./project-root.server.ts";
import { parseSite, type SiteResult } from "./site-file.ts";

/** An entry of a collection. Its id is the name of its file, the same in every language. */
export interface Entry<Data> extends ParsedEntry<Data> {
  readonly id: string;
  /** Last part of its address; the id, unless the front matter says otherwise. */
  readonly slug: string;
}

/** What a folder holds: the entries that can be read, and every fault of those that cannot. */
export interface CollectionResult<Data> {
  readonly entries: Entry<Data>[];
  readonly issues: Issue[];
}

/** Kebab case without accents, so that a file name is an address on every system. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads a collection in one language; an entry without a translation comes in the original language. */
export function readCollection<Name extends CollectionName>(
  name: Name,
  locale: string,
): CollectionResult<CollectionData<Name>> {
  const folder = `content/${defaultLocale}/${name}`;
  const entries: Entry<CollectionData<Name>>[] = [];
  const issues: Issue[] = [];
  for (const fileName of listFiles(folder)) {
    const id = fileName.replace(/\.md$/, "");
    if (!fileName.endsWith(".md") || !slugPattern.test(id)) {
      issues.push(fileNameIssue(`${folder}/${fileName}`, fileName));
      continue;
    }
    const result = readEntry(`${name}/${fileName}`, locale, collectionSchemas[name]);
    if (result.ok) entries.push({ ...result.entry, id, slug: slugOf(result.entry.data) ?? id });
    else issues.push(...result.issues);
  }
  return { entries, issues };
}

/** Reads the words of a fixed page in one language, or in the original one where there is no translation. */
export function readPage<Key extends PageKey>(key: Key, locale: string): ParseResult<PageData<Key>> {
  return readEntry(`pages/${key}.md`, locale, pageSchemas[key]);
}

/** Reads `content/site.yaml`. */
export function readSite(): SiteResult {
  const file = "content/site.yaml";
  const source = readSource(file);
  return source.ok ? parseSite(file, source.text) : source;
}

/** Names of the files in a folder of the project, hidden ones left out; none where there is no such folder. */
export function listFiles(folder: string): string[] {
  const path = join(projectRoot(), folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => !name.startsWith("."))
    .sort();
}

function readEntry<Data>(name: string, locale: string, schema: z.ZodType<Data>): ParseResult<Data> {
  const file = `content/${defaultLocale}/${name}`;
  const original = readSource(file);
  if (!original.ok) return original;
  const translatedFile = `content/${locale}/${name}`;
  const options = { pendingPictures: isDeveloping() };
  if (locale === defaultLocale || !existsSync(join(projectRoot(), translatedFile))) {
    return parseEntry(file, original.text, schema, options);
  }
  const translation = readSource(translatedFile);
  if (!translation.ok) return translation;
  return parseTranslation(
    { file, source: original.text },
    { file: translatedFile, source: translation.text },
    schema,
    options,
  );
}

type SourceResult = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly issues: Issue[] };

function readSource(file: string): SourceResult {
  const path = join(projectRoot(), file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile()) return { ok: true, text: readFileSync(path, "utf8") };
  const code = stats ? "file-folder" : "file-missing";
  return { ok: false, issues: [{ file, line: 1, column: 1, code, values: {} }] };
}

function slugOf(data: object): string | undefined {
  return "slug" in data && typeof data.slug === "string" ? data.slug : undefined;
}

/** A fault that shows the name the file should have: `Mi Artículo.md` → `mi-articulo.md`. */
export function fileNameIssue(file: string, fileName: string): Issue {
  const plain = fileName
    .replace(/\.[^.]*$/, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return { file, line: 1, column: 1, code: "file-name", values: { suggestion: `${plain || "nombre"}.md` } };
}
