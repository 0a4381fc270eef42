import type { Issue } from "#app/content/issues.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import { capitalise } from "#app/i18n/capitalise.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import type { Surroundings } from "#scripts/check/content/surroundings.ts";
import englishWords from "./english-words.es.json" with { type: "json" };
import { type FoundWord, findWords } from "./find-words.ts";
import type { OwnWords } from "./own-words.ts";
import { isSpanishWord } from "./spanish-words.ts";
import { spelledTexts } from "./spelled-texts.ts";
import { type Suggestion, suggestWord } from "./suggest-word.ts";

/** A text with more is in another language; whoever mends these sees the next ones. */
const mostIssues = 25;

/** More names than a page begins sentences with: beyond these, what may be a name is not compared with Spanish words. */
const mostNames = 100;

const english: ReadonlyMap<string, string> = new Map(Object.entries(englishWords));

/**
 * Checks the words of the texts in the original language: those that no Spanish dictionary and no list of the site has,
 * and English ones for which there is a Spanish word. Each word is reported where it stands first.
 */
export function checkSpelling(file: ContentFile, { ownWords }: Pick<Surroundings, "ownWords">): Issue[] {
  // Translations are in other languages, and the assistant's file has words as visitors mistype them.
  if (file.locale !== defaultLocale || file.kind === "assistant") return [];
  const right = new Set<string>();
  const names = new Set<string>();
  const faults = new Map<string, { readonly issue: () => Issue; more: number }>();
  for (const { text, issueAt } of spelledTexts(file)) {
    for (const found of findWords(text)) {
      // A word that is right with a capital at the beginning of a sentence may be wrong elsewhere.
      const key = `${found.word} ${found.isFirst}`;
      const known = faults.get(found.word);
      if (known) known.more++;
      if (known || right.has(key) || faults.size === mostIssues) continue;
      const issue = judge(found, { ownWords, issueAt, names });
      if (issue) faults.set(found.word, { issue, more: 0 });
      else right.add(key);
    }
  }
  return [...faults.values()].map(({ issue, more }) => {
    const made = issue();
    return { ...made, values: { ...made.values, more } };
  });
}

type IssueAt = (code: RuleCode, values: Issue["values"], found: FoundWord) => Issue;

/** Returns what makes the issue of a word; undefined for a right one. */
function judge(
  found: FoundWord,
  { ownWords, issueAt, names }: { ownWords: OwnWords; issueAt: IssueAt; names: Set<string> },
): (() => Issue) | undefined {
  const { word, isFirst } = found;
  const meant = withPlainLetters(word);
  if (meant !== word) {
    // An apostrophe may be typed so too, «d´Or».
    const isRight = !word.includes("´") || (meant.length > 1 && isSpanishWord(meant.toLowerCase()));
    return isRight ? () => issueAt("word-unknown", { word, suggestion: meant }, found) : undefined;
  }
  const small = word.toLowerCase();
  const hasCapital = small !== word;
  // Elsewhere a capital makes a name.
  if (hasCapital && !isFirst) return undefined;
  const spanish = english.get(small);
  // The list is asked last: what a file has asked is kept with its issues.
  if ((spanish === undefined && isSpanishWord(small)) || ownWords.has(word)) return undefined;
  if (spanish !== undefined) return () => issueAt("word-english", { word, spanish }, found);
  if (!hasCapital) {
    return () => issueAt("word-unknown", { word, suggestion: suggestWord(word)?.word ?? "" }, found);
  }
  if (names.size === mostNames) return undefined;
  const suggestion = suggestWord(small);
  names.add(word);
  if (!suggestion || !isMisspelt(small, suggestion)) return undefined;
  const capital = capitalise(suggestion.word, defaultLocale);
  return () => issueAt("word-unknown", { word, suggestion: capital }, found);
}

/** Returns a word without what PDFs and keyboards leave in it: ligatures, «eﬁcaz», and accents beside a letter, «ma´s». */
function withPlainLetters(word: string): string {
  const composed = word.replaceAll(/([aeiou])´|´([aeiou])/giu, (_whole, before = "", after = "") =>
    `${before}${after}\u0301`.normalize("NFC"),
  );
  return composed.replaceAll(/[\uFB00-\uFB06]/gu, (ligature) => ligature.normalize("NFKC"));
}

/** Whether a word that may be a name is rather one with a slip: only its marks are wrong, or a letter within a long one. */
function isMisspelt(word: string, { word: meant, differsInMarks }: Suggestion): boolean {
  const hasSameEnds = word.slice(0, 3) === meant.slice(0, 3) && word.slice(-4) === meant.slice(-4);
  return differsInMarks || (word.length >= 8 && hasSameEnds);
}
