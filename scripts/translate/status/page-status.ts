import { textHash } from "#app/i18n/translation-state.ts";
import type { OriginalPage } from "#scripts/translate/original-pages.ts";
import { fieldsHash } from "#scripts/translate/page-origin.ts";
import { countWords, hasField } from "#scripts/translate/page-texts.ts";
import type { PageTranslation } from "#scripts/translate/page-translation.ts";

/** What a language has of a page: `partial` where it lacks fields or the body, `outdated` where the original has changed. */
export type PageState = "done" | "missing" | "partial" | "outdated";

/** What is left to do of a page in one language. */
export interface PageStatus {
  /** Path below the folder of its language. */
  readonly name: string;
  readonly state: PageState;
  /** Whether it is noted what the translation was made from. */
  readonly noted: boolean;
  /** Words of the original, and those of them that are missing or outdated. */
  readonly words: number;
  readonly wordsLeft: number;
  /** Fields that the translation lacks: `cards[solar].title`. */
  readonly missingFields: readonly string[];
  readonly missingBody: boolean;
  /** Whether its translator keeps it back. */
  readonly unfinished: boolean;
  /** Whether fields above the body have changed. */
  readonly changedFields: boolean;
  /** Headings of the sections that have changed or are new; empty for the text above the first heading. */
  readonly changedSections: readonly string[];
  readonly newSections: readonly string[];
  /** Ids of the headings of sections that are gone. */
  readonly removedSections: readonly string[];
}

/** Returns what is left to do of a page; without a translation everything. */
export function pageStatus(page: OriginalPage, translation: PageTranslation | undefined): PageStatus {
  const { name, data, fields, sections } = page;
  const texts = (list: readonly { readonly text: string }[]) =>
    list.reduce((sum, { text }) => sum + countWords(text), 0);
  const words = texts(fields) + texts(sections);
  const nothing = {
    missingFields: [],
    missingBody: false,
    unfinished: false,
    changedFields: false,
    changedSections: [],
    newSections: [],
  };
  if (!translation) {
    return { name, state: "missing", noted: false, words, wordsLeft: words, ...nothing, removedSections: [] };
  }
  const { origin, unfinished = false } = translation;
  const missing = fields.filter(({ path }) => !hasField(data, translation.data, path));
  const missingBody = sections.length > 0 && translation.body.trim() === "";
  const changedFields =
    origin?.fields !== undefined && missing.length < fields.length && origin.fields !== fieldsHash(fields);
  const known = missingBody ? undefined : origin?.sections;
  const isKnown = (id: string) => known !== undefined && Object.hasOwn(known, id);
  const added = known ? sections.filter(({ id }) => !isKnown(id)) : [];
  const changed = sections.filter(({ id, text }) => isKnown(id) && known?.[id] !== textHash(text));
  const ids = new Set(sections.map(({ id }) => id));
  const removedSections = Object.keys(known ?? {}).filter((id) => !ids.has(id));
  const isOutdated = changedFields || added.length + changed.length + removedSections.length > 0;
  const isPartial = missing.length > 0 || missingBody || unfinished;
  return {
    name,
    state: isOutdated ? "outdated" : isPartial ? "partial" : "done",
    noted: origin !== undefined,
    words,
    // Of fields only all together are known.
    wordsLeft: texts(changedFields ? fields : missing) + texts(missingBody ? sections : [...added, ...changed]),
    missingFields: missing.map(({ name: field }) => field),
    missingBody,
    unfinished,
    changedFields,
    changedSections: changed.map(({ heading }) => heading),
    newSections: added.map(({ heading }) => heading),
    removedSections,
  };
}
