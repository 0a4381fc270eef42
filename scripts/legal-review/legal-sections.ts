import { textHash } from "#app/i18n/translation-state.ts";
import { withoutComments } from "#scripts/check/production/without-comments.ts";
import { pageSections } from "#scripts/i18n/page-sections.ts";

/** A section of a legal text as it was reviewed, or has to be. */
export interface LegalSection {
  /** Id of its heading; empty for the text above the first one. */
  readonly id: string;
  /** Words of its heading, or the first ones of the text above it. */
  readonly name: string;
  /** Hash of its words: line breaks, indents and notes of writers do not matter. */
  readonly hash: string;
  /** Where it begins in the body. */
  readonly offset: number;
}

/** Letters of a text that stand for a name. */
const mostLetters = 40;

/** Returns the sections of a legal text, in their order. */
export function legalSections(body: string): LegalSection[] {
  const text = withoutComments(body);
  let from = 0;
  return pageSections(text).map(({ id, heading, text: section }) => {
    const offset = text.indexOf(section, from);
    from = offset + section.length;
    const words = section.replaceAll(/\s+/g, " ");
    const name = heading === "" && words.length > mostLetters ? `${words.slice(0, mostLetters).trim()}…` : words;
    return { id, name: heading || name, hash: textHash(words), offset };
  });
}
