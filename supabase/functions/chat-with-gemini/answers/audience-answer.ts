import type { Knowledge } from "../knowledge-shape.ts";
import { hasPhrase } from "../phrases.ts";
import { tokenize } from "../words.ts";
import type { PartAnswerer } from "./reply.ts";

/**
 * Returns an answerer for people who say who they are and that they need something, in words of which the rest is
 * unknown: it suggests the question of the site for them. «Llevo un camping y quiero algo distinto» gets what there is
 * for campsites.
 */
export function createAudienceAnswerer({ audiences, passages, suggestion }: Knowledge): PartAnswerer {
  const key = (text: string) => tokenize(text).join(" ");
  const byTitle = new Map(passages.map((passage) => [key(passage.title), passage]));
  const groups = audiences.groups.map(({ words, question }) => ({ words, passage: byTitle.get(key(question)) }));

  return function answerAudience(message) {
    if (!hasPhrase(message, audiences.needs, 0)) return undefined;
    const passage = groups.find(({ words }) => hasPhrase(message, words, 0))?.passage;
    return passage && { words: `${suggestion} ${passage.text}`, path: passage.path, source: passage.text };
  };
}
