import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { type DataResult, parseDataFile } from "#app/content/front-matter/data-file.ts";
import { readTextFile, type TextResult } from "#app/content/text/text-file.server.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { kebabCase } from "#app/schemas/fields.ts";
import { once, oncePer } from "#app/time/once.ts";
import {
  type CollectionData,
  type CollectionName,
  collectionSchemas,
  type PageData,
  type PageKey,
  pageSchemas,
} from "./collections.ts";
import { type DataName, dataFiles, type FileData } from "./data-files.ts";
import { type FrontMatterResult, readFrontMatter } from "./front-matter/read-front-matter.ts";
import { keepLastValid } from "./keep-last-valid.ts";
import { type ParsedEntry, type ParseResult, parseEntry, parseTranslation } from "./parse-entry.ts";
import { type ReadError, type ReadResult, unreadable } from "./read-error.ts";

/** An entry of a collection. Its id is the name of its file without extension, the same in every language. */
export interface Entry<Data> extends ParsedEntry<Data> {
  readonly id: string;
  /** Last part of its path; the id, unless the front matter says otherwise. */
  readonly slug: string;
  /** Earlier last parts of its path. */
  readonly aliases: readonly string[];
  /** The entry that visitors see instead of an unfinished translation. */
  readonly shownInstead?: Entry<Data>;
}

/** A file of a collection that cannot be read, and why. */
export interface UnreadableEntry {
  readonly id: string;
  readonly errors: readonly ReadError[];
}

/** The entries of a collection that can be read, and every error of those that cannot. */
interface CollectionResult<Data> {
  readonly entries: readonly Entry<Data>[];
  readonly errors: readonly ReadError[];
  /** Those among the entries whose file has errors; files whose name is wrong have no id. */
  readonly unreadable: readonly UnreadableEntry[];
}

/**
 * The files of `content/`, each read and parsed once, on first use. Errors are returned, never thrown. While developing,
 * a file stays as it was while it is not valid.
 */
export interface ContentFiles {
  /** The project's folder. */
  readonly root: string;
  /** Returns a file without words of one language, such as `content/site.yaml`. */
  data<Name extends DataName>(name: Name): DataResult<FileData<Name>>;
  /** Returns a collection in one language, by file name. Entries without a translation are in the original language. */
  collection<Name extends CollectionName>(name: Name, locale: string): CollectionResult<CollectionData<Name>>;
  /** Returns a fixed page in one language, or in the original one where there is no translation. */
  page<Key extends PageKey>(key: Key, locale: string): ParseResult<PageData<Key>>;
  /** Returns the names in a folder below `content/`, sorted, without hidden ones; an empty list without it. */
  list(folder: string): readonly string[];
  /** Returns a content file before its fields are checked, by its path from the project's root. */
  frontMatter(file: string): FrontMatterResult;
  /** Returns the text of a file by its path from the project's root; undefined if it does not exist. */
  text(file: string): string | undefined;
  /** Returns the files after some were changed, named from the project's root. No other file is read again. */
  reread(changed: readonly string[]): ContentFiles;
}

export interface ContentOptions {
  /** Whether a file may be half written. */
  readonly developing: boolean;
}

/** Returns the reader of `content/` below a folder. */
export function openContentFiles(root: string, { developing }: ContentOptions): ContentFiles {
  // Outlives each rereading: the page of a file that is half written stays as it was.
  const validOne = developing ? keepLastValid() : <Result>(_key: string, result: Result) => result;
  return readContent(root, { validOne, known: new Map() });
}

/** A file of the project's folder, read and parsed when it is first asked for. */
interface ReadFile {
  readonly text: () => TextResult;
  readonly frontMatter: () => FrontMatterResult;
}

interface Reading {
  readonly validOne: ReturnType<typeof keepLastValid>;
  /** The files that have been asked for, by their paths from the project's root. */
  readonly known: Map<string, ReadFile>;
}

function readContent(root: string, { validOne, known }: Reading): ContentFiles {
  function fileAt(file: string): ReadFile {
    const read = known.get(file) ?? openFile(root, file);
    known.set(file, read);
    return read;
  }

  const list = oncePer((folder: string) => listFolder(join(root, "content", folder)));

  function readEntry<Data>(name: string, locale: string, schema: z.ZodType<Data>): ParseResult<Data> {
    const original = fileAt(`content/${defaultLocale}/${name}`).frontMatter();
    if (locale === defaultLocale) return parseEntry(original, schema);
    const translatedFile = `content/${locale}/${name}`;
    if (!existsSync(join(root, translatedFile))) return parseEntry(original, schema, true);
    const result = parseTranslation(original, fileAt(translatedFile).frontMatter(), schema);
    if (!result.ok || !result.entry.unfinished) return result;
    const instead = parseEntry(original, schema, true);
    return instead.ok ? { ...result, shownInstead: instead.entry } : instead;
  }

  function readCollectionEntry<Data extends object>(
    name: string,
    locale: string,
    schema: z.ZodType<Data>,
    id: string,
  ): ReadResult<{ readonly entry: Entry<Data> }> {
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
    const errors: ReadError[] = [];
    const broken: UnreadableEntry[] = [];
    for (const fileName of list(`${defaultLocale}/${name}`)) {
      const id = fileName.replace(/\.md$/, "");
      if (!isEntryFile(fileName)) {
        errors.push(...unreadable(`content/${defaultLocale}/${name}/${fileName}`, "file-name").errors);
        continue;
      }
      const file = `${name}/${fileName}`;
      const result = validOne(`${locale} ${file}`, readCollectionEntry(file, locale, collectionSchemas[name], id));
      if (result.ok) {
        entries.push(result.entry);
      } else {
        errors.push(...result.errors);
        broken.push({ id, errors: result.errors });
      }
    }
    return { entries, errors, unreadable: broken };
  }

  function readPage<Key extends PageKey>(key: Key, locale: string): ParseResult<PageData<Key>> {
    const file = `pages/${key}.md`;
    return validOne(`${locale} ${file}`, readEntry(file, locale, pageSchemas[key]));
  }

  function readData<Name extends DataName>(name: Name): DataResult<FileData<Name>> {
    const { file, schema } = dataFiles[name];
    const text = fileAt(file).text();
    return validOne(file, text.ok ? parseDataFile(file, text.text, schema) : text);
  }

  const inLanguage = oncePer((locale: string) => ({
    collection: oncePer(<Name extends CollectionName>(name: Name) => readCollection(name, locale)),
    page: oncePer(<Key extends PageKey>(key: Key) => readPage(key, locale)),
  }));

  return {
    root,
    list,
    frontMatter: (file) => fileAt(file).frontMatter(),
    text(file) {
      const result = fileAt(file).text();
      return result.ok ? result.text : undefined;
    },
    data: oncePer(readData),
    collection: (name, locale) => inLanguage(locale).collection(name),
    page: (key, locale) => inLanguage(locale).page(key),
    reread(changed) {
      const unchanged = new Map([...known].filter(([file]) => !changed.includes(file)));
      return readContent(root, { validOne, known: unchanged });
    },
  };
}

function openFile(root: string, file: string): ReadFile {
  const text = once(() => readTextFile(root, file));
  return {
    text,
    frontMatter: once(() => {
      const result = text();
      return result.ok ? readFrontMatter(file, result.text) : result;
    }),
  };
}

function listFolder(path: string): readonly string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(path)
    .filter((name) => !isSystemFile(name))
    .sort();
}

/** Whether a file has the name of an entry: its id, which is part of its path, and `.md`. */
function isEntryFile(fileName: string): boolean {
  return fileName.endsWith(".md") && kebabCase.test(fileName.slice(0, -".md".length));
}

/** Files that operating systems and programs leave in folders. They are ignored. */
const ofSystem = /^(?:\.|~\$|thumbs\.db$|desktop\.ini$|icon\r$)|(?:~|\.(?:sw[op]|tmp|crdownload|part))$/i;

/** Whether an operating system or a program made a file for itself: `Thumbs.db`, `~$texto.docx`, `.DS_Store`. */
export function isSystemFile(fileName: string): boolean {
  return ofSystem.test(fileName);
}

/** Returns slug and aliases of an entry; without such fields in its schema, its id and no aliases. */
function pathFields(data: { readonly slug?: unknown; readonly aliases?: unknown }, id: string) {
  const aliases: readonly string[] = Array.isArray(data.aliases) ? data.aliases : [];
  return { slug: typeof data.slug === "string" ? data.slug : id, aliases };
}
