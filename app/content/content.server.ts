import type { i18n } from "i18next";
import { countThings } from "#app/content/figures/counts.ts";
import { isPublished } from "#app/content/publication/publication.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { once, oncePer } from "#app/time/once.ts";
import type { CollectionData, CollectionName, PageData, PageKey } from "./collections.ts";
import { ContentError } from "./content-error.ts";
import type { ContentFiles, Entry, UnreadableEntry } from "./content-files.server.ts";
import type { DataName, FileData } from "./data-files.ts";
import { collectFacts, type Facts, withUnknownNames } from "./facts.ts";
import type { ParsedEntry, ParseResult } from "./parse-entry.ts";
import type { SiteData } from "./schemas/site.ts";
import { groupByTag, type Tag, type TagGroup, tagsIn } from "./tags.ts";

/**
 * The content of a site in one language.
 *
 * @throws ContentError with every error of the requested content if it cannot be read.
 */
export interface Content {
  readonly locale: string;
  /** Returns a file that is the same in every edition, such as `content/designer/catalogue.yaml`. */
  data<Name extends DataName>(name: Name): FileData<Name>;
  /** Returns `content/site.yaml`, which is in the original language in every edition. */
  site(): SiteData;
  facts(): Facts;
  /**
   * Returns the published entries of a collection, in the order of the site. While developing, all that can be read.
   */
  entries<Name extends CollectionName>(name: Name): readonly Entry<CollectionData<Name>>[];
  /** Returns an entry by its id; undefined if the collection lacks it. Throws if it cannot be read. */
  entry<Name extends CollectionName>(name: Name, id: string | undefined): Entry<CollectionData<Name>> | undefined;
  /**
   * Returns the ids and slugs of a collection, with earlier slugs; while developing, also of entries that cannot be
   * read.
   */
  slugs(
    name: CollectionName,
  ): readonly (Pick<Entry<unknown>, "id" | "slug"> & Partial<Pick<Entry<unknown>, "aliases">>)[];
  /** Returns the tags of the site, in the order of `content/site.yaml`. */
  tags(): readonly Tag[];
  /** Returns the tags of articles that have a page, with their articles in the order of the blog. */
  tagGroups(): readonly TagGroup<Entry<CollectionData<"blog">>>[];
  page<Key extends PageKey>(key: Key): ParsedEntry<PageData<Key>>;
  /** Whether the text of an entry is in the content's own language; false for an entry that cannot be read. */
  isTranslated(...entry: ["pages", PageKey] | [CollectionName, string]): boolean;
}

/** Orders of the collections that are not listed by file name. */
const orders: { readonly [Name in CollectionName]?: Order<CollectionData<Name>> } = {
  // From the shortest to the longest; the bespoke model, which has no size, comes last.
  models: (a, b) => Number(!a.data.size) - Number(!b.data.size) || lengthOf(a) - lengthOf(b),
  // Written as YYYY-MM-DD; a comparison by the rules of a language would take a hundred times as long.
  blog: (a, b) => Number(b.data.date > a.data.date) - Number(b.data.date < a.data.date),
};

type Order<Data> = (a: Entry<Data>, b: Entry<Data>) => number;

export interface ContentView {
  /** Whether drafts and texts to be published later are included. */
  readonly developing: boolean;
  /** Decides what is published. */
  readonly now: Date;
}

/** Returns the content in the language of `strings`. */
export function openContent(files: ContentFiles, strings: i18n, { developing, now }: ContentView): Content {
  const locale = strings.language;

  function data<Name extends DataName>(name: Name): FileData<Name> {
    const result = files.data(name);
    if (!result.ok) throw new ContentError(result.errors);
    return result.data;
  }

  const site = () => data("site");

  function readEntries<Name extends CollectionName>(name: Name): readonly Entry<CollectionData<Name>>[] {
    const { entries, errors } = files.collection(name, locale);
    if (errors.length > 0 && (!developing || entries.length === 0)) throw new ContentError(errors);
    const shown = developing ? entries : entries.map((entry) => entry.shownInstead ?? entry);
    return shown.filter(({ data }) => developing || isPublished(data, now)).sort(orders[name]);
  }

  function readPage<Key extends PageKey>(key: Key): ParseResult<PageData<Key>> {
    const result = files.page(key, locale);
    if (developing || !result.ok || !result.shownInstead) return result;
    return { ok: true, entry: result.shownInstead };
  }

  const entries = oncePer(readEntries);
  const entriesById = oncePer(
    <Name extends CollectionName>(name: Name): ReadonlyMap<string, Entry<CollectionData<Name>>> =>
      new Map(entries(name).map((entry) => [entry.id, entry])),
  );

  function entry<Name extends CollectionName>(name: Name, id: string | undefined) {
    if (id === undefined) return undefined;
    const broken = unreadable(name).find((other) => other.id === id);
    if (broken) throw new ContentError(broken.errors);
    return entriesById(name).get(id);
  }

  /** Returns the entries of a collection that cannot be read; only while developing are there any. */
  function unreadable(name: CollectionName): readonly UnreadableEntry[] {
    return developing ? files.collection(name, locale).unreadable : [];
  }

  /** Returns the entries of a collection; an empty list if none can be read, which the list's own page shows. */
  function readable<Name extends CollectionName>(name: Name): readonly Entry<CollectionData<Name>>[] {
    return developing && files.collection(name, locale).entries.length === 0 ? [] : entries(name);
  }

  return {
    locale,
    data,
    site,
    entries,
    entry,
    slugs: (name) => [...readable(name), ...unreadable(name).map(({ id }) => ({ id, slug: id }))],
    tags: () => tagsIn(locale, site().tags),
    tagGroups: once(() => groupByTag(tagsIn(locale, site().tags), readable("blog"))),
    facts: once(() => {
      const facts = collectFacts({
        strings,
        site: site(),
        models: entries("models"),
        counts: countThings(files, locale),
      });
      return developing ? withUnknownNames(facts) : facts;
    }),
    isTranslated(name, id) {
      if (locale === defaultLocale) return true;
      if (name === "pages") {
        const result = readPage(id);
        return result.ok && result.entry.untranslated === undefined;
      }
      // Asked for each page in each language.
      const found = readable(name).length === 0 ? undefined : entriesById(name).get(id);
      return found !== undefined && found.untranslated === undefined;
    },
    page(key) {
      const result = readPage(key);
      if (!result.ok) throw new ContentError(result.errors);
      return result.entry;
    },
  };
}

function lengthOf({ data }: Entry<CollectionData<"models">>): number {
  return data.size?.length ?? 0;
}
