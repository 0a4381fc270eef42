import { markOriginal, splitOriginal, withoutMarks } from "#app/i18n/original-text.ts";
import type { SearchIndex } from "#app/pages/site-map/search/search-index.ts";
import type { Knowledge, Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";

/** Returns what a page is called, by its path. */
type NameOf = (path: string) => string;

/** What the file of a language weighs at most, uncompressed. */
const maxBytes = 60_000;

/**
 * Returns the search index of a language, made of what the assistant knows. Where its passages are more than the file may
 * weigh, all texts are cut to the same length; where headings alone are more, only the first of them stay, those that say
 * what a page is about before all others.
 */
export function makeSearchIndex(
  { passages }: Pick<Knowledge, "passages">,
  nameOf: NameOf,
  limit = maxBytes,
): SearchIndex {
  const toIndex = indexMaker(nameOf);
  const leads = new Map<string, Passage>();
  for (const passage of passages) if (!leads.has(passage.path)) leads.set(passage.path, passage);
  const isLead = (passage: Passage) => leads.get(passage.path) === passage;
  const ordered = [...passages.filter(isLead), ...passages.filter((passage) => !isLead(passage))];
  const fits = (index: SearchIndex) => Buffer.byteLength(JSON.stringify(index)) <= limit;
  const longest = Math.max(0, ...ordered.map(({ text }) => text.length));
  const length = largest(longest, (candidate) => fits(toIndex(ordered, candidate)));
  if (length >= 0) return toIndex(ordered, length);
  const count = largest(ordered.length, (candidate) => fits(toIndex(ordered.slice(0, candidate), 0)));
  return toIndex(ordered.slice(0, count), 0);
}

/** Returns the largest number up to a limit of which something holds, as it does of all smaller ones; -1 for none. */
function largest(limit: number, holds: (candidate: number) => boolean): number {
  let low = -1;
  let high = limit;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function indexMaker(nameOf: NameOf) {
  return (passages: readonly Passage[], length: number): SearchIndex => {
    const paths = [...new Set(passages.map(({ path }) => path))];
    const numbers = new Map(paths.map((path, number) => [path, number]));
    return {
      pages: paths.map((path) => [nameOf(path), path]),
      passages: passages.map(({ path, title, text }) => [
        numbers.get(path) ?? 0,
        markedWhole(title),
        markedWhole(text, (words) => cut(words, length)),
      ]),
    };
  };
}

/**
 * Returns a text, changed, with one mark around it where most of its letters are in the original language, and else none:
 * figures and names of models in it have no mark of their own.
 */
function markedWhole(text: string, change: (words: string) => string = (same) => same): string {
  let balance = 0;
  for (const piece of splitOriginal(text)) balance += lettersIn(piece.text) * (piece.isOriginal ? 1 : -1);
  const words = change(withoutMarks(text));
  return balance > 0 ? markOriginal(words) : words;
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/** Returns the beginning of a text, at most as long, that ends with a whole word. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(" ", length);
  return end <= 0 ? "" : `${text.slice(0, end).replace(/[\s,;:.]+$/, "")}…`;
}
