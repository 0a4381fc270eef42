import type { i18n } from "i18next";
import type { CollectionData, CollectionName, PageData, PageKey } from "./collections.ts";
import { ContentError } from "./content-error.ts";
import type { ContentFiles, Entry } from "./content-files.server.ts";
import { collectFacts, type Facts } from "./facts.ts";
import { createMemo } from "./memo.ts";
import type { ParsedEntry } from "./parse-entry.ts";
import type { SiteData } from "./schemas/site.ts";
import { taxPhrase } from "./tax-phrase.ts";

/**
 * The content of a site in one language.
 *
 * @throws ContentError with every issue of what is asked for, when it cannot be read.
 */
export interface Content {
  readonly locale: string;
  site(): SiteData;
  facts(): Facts;
  /** Returns the entries of a collection in the order in which the site lists them. Drafts only while developing. */
  entries<Name extends CollectionName>(name: Name): readonly Entry<CollectionData<Name>>[];
  /** Returns the entry of an id; undefined where the collection has none. */
  entry<Name extends CollectionName>(name: Name, id: string | undefined): Entry<CollectionData<Name>> | undefined;
  page<Key extends PageKey>(key: Key): ParsedEntry<PageData<Key>>;
}

/** Orders of the collections that are not listed by file name. */
const orders: { readonly [Name in CollectionName]?: Order<CollectionData<Name>> } = {
  // From the shortest to the longest; the bespoke one, which has no size, at the end.
  models: (a, b) => Number(!a.data.size) - Number(!b.data.size) || lengthOf(a) - lengthOf(b),
  // Written as YYYY-MM-DD; comparing by the rules of a language takes a hundred times as long.
  blog: (a, b) => Number(b.data.date > a.data.date) - Number(b.data.date < a.data.date),
};

type Order<Data> = (a: Entry<Data>, b: Entry<Data>) => number;

/** Returns the content in the language of `strings`. */
export function openContent(
  files: ContentFiles,
  strings: i18n,
  { developing }: { readonly developing: boolean },
): Content {
  const locale = strings.language;
  const once = createMemo();

  function site(): SiteData {
    const result = files.site();
    if (!result.ok) throw new ContentError(result.issues);
    return result.site;
  }

  function readEntries<Name extends CollectionName>(name: Name): readonly Entry<CollectionData<Name>>[] {
    const { entries, issues } = files.collection(name, locale);
    if (issues.length > 0) throw new ContentError(issues);
    return entries.filter(({ data }) => developing || !isDraft(data)).sort(orders[name]);
  }

  function entries<Name extends CollectionName>(name: Name): readonly Entry<CollectionData<Name>>[] {
    return once(name, () => readEntries(name));
  }

  function entriesById<Name extends CollectionName>(name: Name): ReadonlyMap<string, Entry<CollectionData<Name>>> {
    return once(`${name} by id`, () => new Map(entries(name).map((entry) => [entry.id, entry])));
  }

  return {
    locale,
    site,
    entries,
    entry: (name, id) => (id === undefined ? undefined : entriesById(name).get(id)),
    facts: () =>
      once("facts", () => {
        const taxes = taxPhrase(site().vat, strings);
        return collectFacts(site(), modelsById(entries("models")), { locale, taxes });
      }),
    page(key) {
      const result = files.page(key, locale);
      if (!result.ok) throw new ContentError(result.issues);
      return result.entry;
    },
  };
}

/** Returns whether an entry is shown in development only. */
export function isDraft(data: object): boolean {
  return "draft" in data && data.draft === true;
}

function modelsById(models: readonly Entry<CollectionData<"models">>[]) {
  return new Map(models.map(({ id, data }) => [id, data]));
}

function lengthOf({ data }: Entry<CollectionData<"models">>): number {
  return data.size?.length ?? 0;
}
