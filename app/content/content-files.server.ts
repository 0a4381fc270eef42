import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { parseSite, type SiteFileResult } from "#app/content/front-matter/site-file.ts";
import { readTextFile, type TextResult } from "#app/content/text/text-file.server.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import {
  type CollectionData,
  type CollectionName,
  collectionSchemas,
  type PageData,
  type PageKey,
  pageSchemas,
} from "./collections.ts";
import { fileNameIssue, isSystemFile } from "./entry-file-name.ts";
import { type FrontMatterResult, readFrontMatter } from "./front-matter/read-front-matter.ts";
import type { Issue } from "./issues.ts";
import { keepLastValid } from "./keep-last-valid.ts";
import { createMemo } from "./memo.ts";
import { type ParsedEntry, type ParseResult, parseEntry, parseTranslation, parseUntranslated } from "./parse-entry.ts";

const siteFile = "content/site.yaml";

/** An entry of a collection. Its id is the name of its file without extension, the same in every language. */
export interface Entry<Data> extends ParsedEntry<Data> {
  readonly id: string;
  /** Last part of its path; the id, unless the front matter says otherwise. */
  readonly slug: string;
  /** Earlier last parts of its path. */
  readonly aliases: readonly string[];
  /** What visitors see in place of an unfinished translation. */
  readonly shownInstead?: Entry<Data>;
}

/** A file of a collection that cannot be read, and why. */
export interface UnreadableEntry {
  readonly id: string;
  readonly issues: readonly Issue[];
}

/** The entries of a collection that can be read, and every issue of those that cannot. */
interface CollectionResult<Data> {
  readonly entries: readonly Entry<Data>[];
  readonly issues: readonly Issue[];
  /** Those among the entries whose file has issues; files whose name is wrong have no id. */
  readonly unreadable: readonly UnreadableEntry[];
}

/**
 * The files of `content/`, for checks, pictures, knowledge and pages alike. Each file is read and parsed once and each
 * folder listed once, when first asked for: what is written afterwards is not seen. Issues are returned, never thrown.
 * While developing, a file that was right before stays as it was then, until it is right again.
 */
export interface ContentFiles {
  /** The project's folder. */
  readonly root: string;
  /** Returns the data of `content/site.yaml`. */
  site(): SiteFileResult;
  /** Returns a collection in one language, by file name. Entries without a translation are in the original language. */
  collection<Name extends CollectionName>(name: Name, locale: string): CollectionResult<CollectionData<Name>>;
  /** Returns a fixed page in one language, or in the original one where there is no translation. */
  page<Key extends PageKey>(key: Key, locale: string): ParseResult<PageData<Key>>;
  /** Returns the names in a folder below `content/`, sorted, without hidden ones; none where there is no folder. */
  list(folder: string): readonly string[];
  /** Returns a content file before its fields are checked, by its path from the project's root. */
  frontMatter(file: string): FrontMatterResult;
  /** Returns a file as it was written, by its path from the project's root; undefined where there is no such file. */
  text(file: string): string | undefined;
  /**
   * Forgets files that were written, added or deleted, by their paths from the project's root, and what depends on them;
   * all others are not read again.
   */
  forget(files: readonly string[]): void;
}

export interface ContentOptions {
  /** Whether a file may lack pictures, and be half written. */
  readonly developing: boolean;
}

/** Returns the reader of `content/` below a folder. */
export function openContentFiles(root: string, { developing }: ContentOptions): ContentFiles {
  const once = createMemo();
  // Not forgotten with what was made of a file: the page of a file that is half written stays as it was.
  const rightOne = developing ? keepLastValid() : <Result>(_key: string, result: Result) => result;
  // Those in which something was asked for.
  const locales = new Set<string>();
  const read = (file: string) => once(`text ${file}`, () => readTextFile(root, file));
  const source = (file: string) => once(file, () => parseSource(file, read(file)));

  function parseSource(file: string, result: TextResult): FrontMatterResult {
    return result.ok ? readFrontMatter(file, result.text) : result;
  }

  const list = (folder: string) => once(`list ${folder}`, () => listFolder(join(root, "content", folder)));

  function readEntry<Data>(name: string, locale: string, schema: z.ZodType<Data>): ParseResult<Data> {
    const options = { pendingPictures: developing };
    const original = source(`content/${defaultLocale}/${name}`);
    if (locale === defaultLocale) return parseEntry(original, schema, options);
    const translatedFile = `content/${locale}/${name}`;
    if (!existsSync(join(root, translatedFile))) return parseUntranslated(original, schema, options);
    const result = parseTranslation(original, source(translatedFile), schema, options);
    if (!result.ok || !result.entry.unfinished) return result;
    const instead = parseUntranslated(original, schema, options);
    return instead.ok ? { ...result, shownInstead: instead.entry } : instead;
  }

  function readCollectionEntry<Data extends object>(
    name: string,
    locale: string,
    schema: z.ZodType<Data>,
    id: string,
  ): EntryResult<Data> {
    const result = readEntry(name, locale, schema);
    if (!result.ok) return result;
    const inCollection = (entry: ParsedEntry<Data>) => ({ ...entry, id, ...pathFields(entry.data, id) });
    const { entry, shownInstead } = result;
    return {
      ok: true,
      entry: { ...inCollection(entry), ...(shownInstead && { shownInstead: inCollection(shownInstead) }) },
    };
  }

  function readCollection<Name extends CollectionName>(
    name: Name,
    locale: string,
  ): CollectionResult<CollectionData<Name>> {
    const entries: Entry<CollectionData<Name>>[] = [];
    const issues: Issue[] = [];
    const unreadable: UnreadableEntry[] = [];
    for (const fileName of list(`${defaultLocale}/${name}`)) {
      const id = fileName.replace(/\.md$/, "");
      const nameIssue = entryNameIssue(root, `content/${defaultLocale}/${name}/${fileName}`);
      if (nameIssue) {
        issues.push(nameIssue);
        continue;
      }
      const key = `${locale} ${name}/${fileName}`;
      const result = once(key, () =>
        rightOne(key, readCollectionEntry(`${name}/${fileName}`, locale, collectionSchemas[name], id)),
      );
      if (result.ok) {
        entries.push(result.entry);
      } else {
        issues.push(...result.issues);
        unreadable.push({ id, issues: result.issues });
      }
    }
    return { entries, issues, unreadable };
  }

  /** Returns the keys under which something of a file is kept. In any language: others fall back to the original one. */
  function keysOf(file: string): string[] {
    const [, , collection, name] = file.split("/");
    return [
      `text ${file}`,
      file,
      `list ${file.split("/").slice(1, -1).join("/")}`,
      ...(file === siteFile ? ["site"] : []),
      ...[...locales].flatMap((locale) => [`${locale} ${collection}`, `${locale} ${collection}/${name}`]),
    ];
  }

  return {
    root,
    list,
    frontMatter: source,
    text(file) {
      const result = read(file);
      return result.ok ? result.text : undefined;
    },
    site: () => once("site", () => rightOne("site", parseSiteFile(siteFile, read(siteFile)))),
    collection(name, locale) {
      locales.add(locale);
      return once(`${locale} ${name}`, () => readCollection(name, locale));
    },
    page(key, locale) {
      locales.add(locale);
      const name = `${locale} pages/${key}.md`;
      return once(name, () => rightOne(name, readEntry(`pages/${key}.md`, locale, pageSchemas[key])));
    },
    forget: (files) => once.forget(files.flatMap(keysOf)),
  };
}

/** An entry of a collection, or the issues of its file. */
type EntryResult<Data> =
  | { readonly ok: true; readonly entry: Entry<Data> }
  | { readonly ok: false; readonly issues: readonly Issue[] };

function listFolder(path: string): readonly string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(path)
    .filter((name) => !isSystemFile(name))
    .sort();
}

/** Returns what is wrong with the name of a file, or that it is a folder, whatever its name. */
export function entryNameIssue(root: string, file: string): Issue | undefined {
  const issue = fileNameIssue(file);
  if (!issue) return undefined;
  const isFolder = statSync(join(root, file), { throwIfNoEntry: false })?.isDirectory();
  return isFolder
    ? {
        ...issue,
        code: "file-unreadable",
        values: { failure: "folder", folder: file.slice(file.lastIndexOf("/") + 1) },
      }
    : issue;
}

function parseSiteFile(file: string, text: TextResult): SiteFileResult {
  return text.ok ? parseSite(file, text.text) : text;
}

/** Returns what a schema with a path says of it; an entry of another schema has no alias. */
function pathFields(data: { readonly slug?: unknown; readonly aliases?: unknown }, id: string) {
  const aliases: readonly string[] = Array.isArray(data.aliases) ? data.aliases : [];
  return { slug: typeof data.slug === "string" ? data.slug : id, aliases };
}
