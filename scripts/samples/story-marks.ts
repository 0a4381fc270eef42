import { hashOf } from "#app/cache/hash.server.ts";

/** What marks are made of. */
export interface StoryWords {
  readonly title: string;
  readonly quote: string;
  readonly body: string;
}

/** By which a story is known again, without its words. */
export interface StoryMarks {
  /** Hashes of the title and of the quotation. */
  readonly title: string;
  readonly quote: string;
  /** Hashes of some of the runs of words in the text. */
  readonly runs: readonly string[];
}

/** Words of a run: so many in the same order are no coincidence, and a changed name spoils only those around it. */
const runLength = 5;

/** Returns the marks of a story. Letter case, accents and signs do not matter, nor do line breaks and notes. */
export function storyMarks({ title, quote, body }: StoryWords): StoryMarks {
  const words = wordsOf(body.replaceAll(/<!--[\s\S]*?-->/g, " "));
  const runs = words
    .slice(0, Math.max(0, words.length - runLength + 1))
    .map((_word, index) => mark(words.slice(index, index + runLength)))
    // A quarter of them, the same wherever they stand: enough to compare, and few enough to keep.
    .filter((run) => Number.parseInt(run.slice(-1), 16) % 4 === 0);
  return { title: mark(wordsOf(title)), quote: mark(wordsOf(quote)), runs: [...new Set(runs)] };
}

function mark(words: readonly string[]): string {
  return hashOf(words.join(" ")).slice(0, 8);
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
