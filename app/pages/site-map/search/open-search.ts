import MiniSearch from "minisearch";
import { hasTranslations } from "#app/i18n/has-translations.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { isOriginal, withoutMarks } from "#app/i18n/original-text.ts";
import { spanishForms, type WordForms } from "#supabase/functions/chat-with-gemini/language/word-forms.ts";
import { tokenize } from "#supabase/functions/chat-with-gemini/words.ts";
import { cutExcerpt } from "./cut-excerpt.ts";
import { type ExcerptPiece, markWords } from "./mark-words.ts";
import type { SearchIndex } from "./search-index.ts";

/** A text in pieces, and whether it is in the original language. */
export interface FoundText {
  readonly pieces: readonly ExcerptPiece[];
  readonly isOriginal: boolean;
}

/** A part of a page that has words of what is searched. */
interface Found {
  /** Of the page; what is in the original language is marked. */
  readonly name: string;
  readonly path: string;
  /** Heading of the part; absent where it is the page itself. */
  readonly title?: FoundText;
  readonly excerpt: FoundText;
}

/** Returns the pages that have what is searched, the best first, each with its best part. */
export type Search = (query: string) => readonly Found[];

const maxResults = 20;

/** Returns the search of an index, which compares words as the assistant does. */
export async function openSearch(index: SearchIndex, locale: string): Promise<Search> {
  const forms = await formsOf(locale);
  const keyOf = (token: string) => forms.keyOf(token);
  const engine = new MiniSearch<{ id: number; name: string; title: string; text: string }>({
    fields: ["name", "title", "text"],
    tokenize,
    processTerm: keyOf,
    searchOptions: { boost: { name: 3, title: 2 }, prefix: (term) => term.length > 2 },
  });
  engine.addAll(
    index.passages.map(([page, title, text], id) => ({ id, name: index.pages[page]?.[0] ?? "", title, text })),
  );

  return (query) => {
    const all = engine.search(query, { combineWith: "AND" });
    // «¿cuánto cuesta el transporte?» has words that no page has.
    const results = all.length > 0 ? all : engine.search(query);
    const shown = new Set<number>();
    return results.flatMap(({ id, terms }): Found[] => {
      const [page = -1, title = "", text = ""] = index.passages[id] ?? [];
      const [name, path] = index.pages[page] ?? [];
      if (name === undefined || path === undefined || shown.has(page) || shown.size >= maxResults) return [];
      shown.add(page);
      const isMatch = (word: string) => tokenize(word).some((token) => terms.includes(keyOf(token)));
      const found = (written: string, shown: string): FoundText => ({
        pieces: markWords(shown, isMatch),
        isOriginal: isOriginal(written),
      });
      const excerpt = found(text, cutExcerpt(withoutMarks(text), isMatch));
      const heading = withoutMarks(title);
      return [{ name, path, excerpt, ...(heading !== withoutMarks(name) && { title: found(title, heading) }) }];
    });
  };
}

async function formsOf(locale: string): Promise<WordForms> {
  if (!hasTranslations || locale === defaultLocale) return spanishForms;
  const { loadWordForms } = await import("#supabase/functions/chat-with-gemini/language/load-word-forms.ts");
  return loadWordForms(locale);
}
