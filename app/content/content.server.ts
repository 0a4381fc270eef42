import type { CollectionData, CollectionName, PageData, PageKey } from "./collections.ts";
import { ContentError } from "./content-error.ts";
import { isDeveloping } from "./development.server.ts";
import { collectFacts } from "./facts.ts";
import type { ParsedEntry } from "./parse-entry.ts";
import { type Entry, readCollection, readPage, readSite } from "./read-content.server.ts";

/** Everything that is written in one language, each part read from disk when it is first asked for. */
export type Content = ReturnType<typeof createContent>;

// One per language and process. In development the Vite plugin reloads this module when a content file changes.
const contents = new Map<string, Content>();

/** The content of a language. Its parts throw a `ContentError` with every fault when a file is broken. */
export function getContent(locale: string): Content {
  const known = contents.get(locale);
  if (known) return known;
  const content = createContent(locale);
  contents.set(locale, content);
  return content;
}

function createContent(locale: string) {
  const site = once(() => {
    const result = readSite();
    if (!result.ok) throw new ContentError(result.issues);
    return result.site;
  });
  // From the smallest to the largest; the bespoke one, which has no size, at the end.
  const models = once(() =>
    entriesOf("models", locale).sort(
      (a, b) => (a.data.size?.length ?? Number.POSITIVE_INFINITY) - (b.data.size?.length ?? Number.POSITIVE_INFINITY),
    ),
  );
  const posts = once(() =>
    entriesOf("blog", locale)
      .filter(({ data }) => !data.draft || isDeveloping())
      .sort((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id)),
  );
  const facts = once(() => collectFacts(site(), new Map(models().map(({ id, data }) => [id, data])), locale));

  return {
    locale,
    site,
    facts,
    models,
    posts,
    stories: once(() => entriesOf("stories", locale)),
    legal: once(() => entriesOf("legal", locale)),
    faq: once(() => entriesOf("faq", locale)),
    assistant: once(() => entriesOf("assistant", locale)),
    page<Key extends PageKey>(key: Key): ParsedEntry<PageData<Key>> {
      const result = readPage(key, locale);
      if (!result.ok) throw new ContentError(result.issues);
      return result.entry;
    },
  };
}

function entriesOf<Name extends CollectionName>(name: Name, locale: string): Entry<CollectionData<Name>>[] {
  const { entries, issues } = readCollection(name, locale);
  if (issues.length > 0) throw new ContentError(issues);
  return entries;
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
