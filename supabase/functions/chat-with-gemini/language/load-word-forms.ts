import { createForms, spanishForms, type WordForms } from "./word-forms.ts";

/** What a package knows of a language, loaded with the first message in it. */
interface Packages {
  readonly stemmer: () => Promise<{ readonly stemmer: (word: string) => string }>;
  readonly stopWords: () => Promise<{ readonly stopwords: readonly string[] }>;
}

/** By language. The names are written out, because a deployed function has only the modules that its code names. */
const packages: Readonly<Record<string, Packages>> = {
  ar: { stemmer: () => import("@orama/stemmers/arabic"), stopWords: () => import("@orama/stopwords/arabic") },
  hy: { stemmer: () => import("@orama/stemmers/armenian"), stopWords: () => import("@orama/stopwords/armenian") },
  bg: { stemmer: () => import("@orama/stemmers/bulgarian"), stopWords: () => import("@orama/stopwords/bulgarian") },
  da: { stemmer: () => import("@orama/stemmers/danish"), stopWords: () => import("@orama/stopwords/danish") },
  nl: { stemmer: () => import("@orama/stemmers/dutch"), stopWords: () => import("@orama/stopwords/dutch") },
  en: { stemmer: () => import("@orama/stemmers/english"), stopWords: () => import("@orama/stopwords/english") },
  fi: { stemmer: () => import("@orama/stemmers/finnish"), stopWords: () => import("@orama/stopwords/finnish") },
  fr: { stemmer: () => import("@orama/stemmers/french"), stopWords: () => import("@orama/stopwords/french") },
  de: { stemmer: () => import("@orama/stemmers/german"), stopWords: () => import("@orama/stopwords/german") },
  el: { stemmer: () => import("@orama/stemmers/greek"), stopWords: () => import("@orama/stopwords/greek") },
  hu: { stemmer: () => import("@orama/stemmers/hungarian"), stopWords: () => import("@orama/stopwords/hungarian") },
  hi: { stemmer: () => import("@orama/stemmers/indian"), stopWords: () => import("@orama/stopwords/indian") },
  id: { stemmer: () => import("@orama/stemmers/indonesian"), stopWords: () => import("@orama/stopwords/indonesian") },
  ga: { stemmer: () => import("@orama/stemmers/irish"), stopWords: () => import("@orama/stopwords/irish") },
  it: { stemmer: () => import("@orama/stemmers/italian"), stopWords: () => import("@orama/stopwords/italian") },
  lt: { stemmer: () => import("@orama/stemmers/lithuanian"), stopWords: () => import("@orama/stopwords/lithuanian") },
  ne: { stemmer: () => import("@orama/stemmers/nepali"), stopWords: () => import("@orama/stopwords/nepali") },
  no: { stemmer: () => import("@orama/stemmers/norwegian"), stopWords: () => import("@orama/stopwords/norwegian") },
  pt: { stemmer: () => import("@orama/stemmers/portuguese"), stopWords: () => import("@orama/stopwords/portuguese") },
  ro: { stemmer: () => import("@orama/stemmers/romanian"), stopWords: () => import("@orama/stopwords/romanian") },
  ru: { stemmer: () => import("@orama/stemmers/russian"), stopWords: () => import("@orama/stopwords/russian") },
  sr: { stemmer: () => import("@orama/stemmers/serbian"), stopWords: () => import("@orama/stopwords/serbian") },
  sv: { stemmer: () => import("@orama/stemmers/swedish"), stopWords: () => import("@orama/stopwords/swedish") },
  ta: { stemmer: () => import("@orama/stemmers/tamil"), stopWords: () => import("@orama/stopwords/tamil") },
  tr: { stemmer: () => import("@orama/stemmers/turkish"), stopWords: () => import("@orama/stopwords/turkish") },
  uk: { stemmer: () => import("@orama/stemmers/ukrainian"), stopWords: () => import("@orama/stopwords/ukrainian") },
};

/** Tags of languages that have a more usual one: both ways of writing Norwegian have one stemmer. */
const usual: Readonly<Record<string, string>> = { nb: "no", nn: "no" };

/**
 * Returns how the words of a language are compared: `"en"` and `"en-GB"` by the English stemmer. A language without one,
 * such as Catalan, is compared word by word.
 */
export async function loadWordForms(locale: string): Promise<WordForms> {
  const { language } = new Intl.Locale(locale);
  if (language === "es") return spanishForms;
  const name = usual[language] ?? language;
  const found = Object.hasOwn(packages, name) ? packages[name] : undefined;
  if (!found) return createForms((word) => word, []);
  const [{ stemmer }, { stopwords }] = await Promise.all([found.stemmer(), found.stopWords()]);
  return createForms(stemmer, stopwords);
}
