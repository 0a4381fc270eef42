/**
 * Regions for languages that default to another continent: readers of a Spanish company's site expect «15 March 2024»
 * and «25 308 €». The region is not Spain: English is not written that way there, and `en-ES` has «€25,308» beside «7,6
 * m».
 */
const europeanRegions: Readonly<Record<string, string>> = { en: "GB", pt: "PT" };

/**
 * Returns the tag by which figures and dates of a language are written: with its own region, or else that of Europe.
 * Digits and calendar are those of the rest of a page, such as telephone numbers, unless the tag names others. `en` →
 * `en-GB-u-ca-gregory-nu-latn`
 *
 * @param tag A language's own tag, or another one of the same language.
 * @throws RangeError for an invalid tag.
 */
export function formatsTag(tag: string): string {
  const written = new Intl.Locale(tag);
  const { calendar = "gregory", numberingSystem = "latn", region = europeanRegions[written.language] } = written;
  return new Intl.Locale(written, { calendar, numberingSystem, ...(region && { region }) }).toString();
}

/** Whether a word is a tag of a language, with or without a region: `en-US` is one of `en`. */
export function isTagOf(language: string, word: string): boolean {
  try {
    return new Intl.Locale(word).language === language;
  } catch {
    // Not made as tags are.
    return false;
  }
}
