import { type CollectionName, collectionNames, isPageKey, pageKeys } from "#app/content/collections.ts";
import { collectFacts, type Facts } from "#app/content/facts.ts";
import type { Locator } from "#app/content/front-matter/yaml-positions.ts";
import type { Issue } from "#app/content/issues.ts";
import type { ParseResult } from "#app/content/parse-entry.ts";
import {
  fileNameIssue,
  listFiles,
  readCollection,
  readPage,
  readSite,
  slugPattern,
} from "#app/content/read-content.server.ts";
import type { Model } from "#app/content/schemas/model.ts";
import type { Site } from "#app/content/schemas/site.ts";
import { defaultLocale } from "#app/i18n/languages.ts";

/** A content file that can be read, as the checks look at it: fields of any shape, and where they stand. */
export interface ContentFile {
  readonly file: string;
  readonly locale: string;
  readonly kind: CollectionName | "pages";
  readonly id: string;
  readonly slug: string;
  readonly data: object;
  readonly body: string;
  readonly bodyLine: number;
  readonly locate: Locator;
}

/** Everything the checks of the content look at. */
export interface Project {
  readonly files: readonly ContentFile[];
  /** Those of `files` that are models, with the type of their fields. */
  readonly models: readonly (ContentFile & { readonly data: Model })[];
  /** Ids of all entries, those that cannot be read included: a broken article is no reason to call links broken. */
  readonly ids: Readonly<Record<CollectionName, readonly string[]>>;
  /** Facts by language; none where `content/site.yaml` cannot be read. */
  readonly facts: ReadonlyMap<string, Facts>;
  readonly site: Site | undefined;
  /** Faults met while reading. */
  readonly issues: readonly Issue[];
}

/** Reads all content in the given languages and keeps going whatever it meets. */
export function readProject(locales: readonly string[]): Project {
  const site = readSite();
  const issues: Issue[] = site.ok ? [] : [...site.issues];
  const files: ContentFile[] = [];
  const models: (ContentFile & { data: Model })[] = [];
  const facts = new Map<string, Facts>();

  for (const locale of locales) {
    // Files that no translation replaces are faulty once, in the original.
    const isNew = ({ file }: { file: string }) => file.startsWith(`content/${locale}/`);
    const add = <Data extends object>(
      kind: ContentFile["kind"],
      entries: readonly (Omit<ContentFile, "locale" | "kind" | "data"> & { data: Data })[],
      faults: readonly Issue[],
    ) => {
      files.push(...entries.filter(isNew).map((entry) => ({ ...entry, locale, kind })));
      issues.push(...faults.filter(isNew));
    };

    const found = readCollection("models", locale);
    add("models", found.entries, found.issues);
    models.push(...found.entries.filter(isNew).map((entry) => ({ ...entry, locale, kind: "models" as const })));
    for (const name of collectionNames.filter((candidate) => candidate !== "models")) {
      const { entries, issues: faults } = readCollection(name, locale);
      add(name, entries, faults);
    }
    const pages = readPages(locale);
    add("pages", pages.entries, pages.issues);
    if (site.ok) {
      facts.set(locale, collectFacts(site.site, new Map(found.entries.map(({ id, data }) => [id, data])), locale));
    }
  }
  return { files, models, ids: listIds(), facts, site: site.ok ? site.site : undefined, issues };
}

function readPages(locale: string) {
  const folder = `content/${defaultLocale}/pages`;
  const names = listFiles(folder);
  const entries: Omit<ContentFile, "locale" | "kind">[] = [];
  const issues: Issue[] = [];
  for (const name of names) {
    const id = name.replace(/\.md$/, "");
    const file = `${folder}/${name}`;
    if (!name.endsWith(".md") || !slugPattern.test(id)) issues.push(fileNameIssue(file, name));
    else if (!isPageKey(id)) {
      issues.push({ file, line: 1, column: 1, code: "page-unknown", values: { pages: pageKeys.join(", ") } });
    }
  }
  for (const key of pageKeys) {
    if (!names.includes(`${key}.md`)) {
      issues.push({ file: `${folder}/${key}.md`, line: 1, column: 1, code: "page-missing", values: {} });
      continue;
    }
    const result: ParseResult<object> = readPage(key, locale);
    if (result.ok) entries.push({ ...result.entry, id: key, slug: key });
    else issues.push(...result.issues);
  }
  return { entries, issues };
}

function listIds(): Project["ids"] {
  const ids = (name: CollectionName) =>
    listFiles(`content/${defaultLocale}/${name}`).map((fileName) => fileName.replace(/\.md$/, ""));
  return {
    models: ids("models"),
    blog: ids("blog"),
    stories: ids("stories"),
    legal: ids("legal"),
    faq: ids("faq"),
    assistant: ids("assistant"),
  };
}
