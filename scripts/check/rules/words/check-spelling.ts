import { defaultLocale } from "#app/i18n/languages.ts";
import { capitalise } from "#app/text/capitalise.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { type Suggestion, suggestWord } from "#scripts/check/spelling/dictionary.ts";
import { type FoundWord, findWords } from "#scripts/check/spelling/find-words.ts";
import { type OwnWords, ownWordsFile } from "#scripts/check/spelling/own-words.ts";
import { isSpanishWord, withAccent } from "#scripts/check/spelling/spanish-words.ts";
import { spelledTexts } from "#scripts/check/spelling/spelled-texts.ts";

/** A text with more issues is in another language. */
const mostIssues = 25;

/** Beyond as many capitalised first words, what may be a name is not compared with Spanish words. */
const mostNames = 100;

/** Warns of words that neither the Spanish dictionary nor a list of the site has, each at its first place. */
export function checkSpelling(file: ContentFile, { ownWords }: CheckedSite): Issue[] {
  const right = new Set<string>();
  const issues = new Map<string, { readonly issue: Issue; more: number }>();
  let names = 0;
  for (const { text, issue } of spelledTexts(file)) {
    for (const found of findWords(text)) {
      const { word, offset } = found;
      // A word that is right with a capital at the beginning of a sentence may be wrong elsewhere.
      const key = `${word} ${found.isFirst}`;
      const known = issues.get(word);
      if (known) known.more++;
      if (known || right.has(key) || issues.size === mostIssues) continue;
      if (found.isFirst && word !== word.toLowerCase()) names++;
      const suggestion = names > mostNames && found.isFirst ? undefined : correct(found, ownWords);
      if (suggestion === undefined) right.add(key);
      else issues.set(word, { issue: issue("word-unknown", { word, suggestion }, offset, word), more: 0 });
    }
  }
  return [...issues.values()].map(({ issue, more }, index) => {
    const cut = index === mostIssues - 1 ? mostIssues : 0;
    return { ...issue, values: { ...issue.values, more, cut } };
  });
}

/** Warns of words in the site's list that Spanish writes with an accent: they would be right in every text. */
export function checkOwnWords({ content }: CheckedSite): Issue[] {
  const lines = (content.text(ownWordsFile) ?? "").split("\n");
  return lines.flatMap((line, index): Issue[] => {
    const word = line.replace(/#.*/, "").trim();
    const suggestion = /^\p{Ll}{4,}$/u.test(word) ? withAccent(word) : undefined;
    if (suggestion === undefined) return [];
    return [{ file: ownWordsFile, line: index + 1, column: 1, code: "word-unknown", values: { word, suggestion } }];
  });
}

/** Returns the word that was meant by a wrong one, "" if it is unknown; undefined for a right word. */
function correct({ word, isFirst }: FoundWord, ownWords: OwnWords): string | undefined {
  const small = word.toLowerCase();
  // Elsewhere a capital makes a name.
  if ((small !== word && !isFirst) || isSpanishWord(small) || ownWords.has(word)) return undefined;
  const suggestion = suggestWord(small);
  if (small === word) return suggestion?.word ?? "";
  return suggestion && isMisspelt(small, suggestion) ? capitalise(suggestion.word, defaultLocale) : undefined;
}

/** Whether what may be a name is rather misspelt: only its marks are wrong, or a letter within a long word. */
function isMisspelt(word: string, { word: meant, differsInMarks }: Suggestion): boolean {
  const hasSameEnds = word.slice(0, 3) === meant.slice(0, 3) && word.slice(-4) === meant.slice(-4);
  return differsInMarks || (word.length >= 8 && hasSameEnds);
}
