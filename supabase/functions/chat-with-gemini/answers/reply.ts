import type { Knowledge } from "../knowledge-shape.ts";
import { withPage } from "../reply-texts.ts";
import { shorten } from "../shorten.ts";

/** The answer to one question, before it is cut to its length. */
export interface Reply {
  readonly words: string;
  /** Path of the page that it leads to. */
  readonly path?: string;
  /** What it says in other words as well: the text of its passage. */
  readonly source?: string;
}

/** Returns the answer to one question, or undefined if this is not its kind of question. */
export type PartAnswerer = (message: string) => Reply | undefined;

/** Words of the line that names the page. */
const pageLineWords = 4;

/** Returns the answers one after the other, each with its share of the words; those of the same words once. */
export function joinReplies(replies: readonly Reply[], { maxWords, texts }: Knowledge): string {
  const distinct = [...new Map(replies.map((reply) => [reply.source ?? reply.words, reply])).values()];
  const share = Math.floor(maxWords / Math.max(distinct.length, 1));
  return distinct
    .map(({ words, path }) =>
      path === undefined ? shorten(words, share) : withPage(shorten(words, share - pageLineWords), path, texts),
    )
    .join("\n\n");
}
