import { nearestName } from "#app/content/nearest-name.ts";
import { type KeyTexts, keyTexts } from "#app/i18n/key-texts.ts";
import { splitPlural } from "#app/i18n/plural-forms.ts";
import { keyHash, type Ledger, untranslatedKeys } from "#app/i18n/translation-state.ts";
import { I18nError } from "./i18n-error.ts";
import { type LanguageStrings, localeFile } from "./read-strings.ts";

/** What is noted of a language's strings. */
interface DoneStrings {
  readonly ledger: Ledger;
  /** How many keys are noted as made from the original as it is now. */
  readonly noted: number;
  /** Keys that hold the Spanish text still and were not named. */
  readonly copies: readonly string[];
}

/**
 * Returns the ledger of a language after its translator has looked at some keys, each with its words or that of a group;
 * without any, after all that are translated.
 *
 * @throws I18nError naming a key that the original or the language does not have.
 */
export function doneStrings(strings: LanguageStrings, named: readonly string[]): DoneStrings {
  const { original, translation, ledger } = strings;
  const spanish = keyTexts(original);
  const untranslated = untranslatedKeys(original, translation, ledger);
  const translated = keyTexts(translation);
  const keys = new Set(
    named.length === 0
      ? [...spanish.keys()].filter((key) => !untranslated.has(key))
      : named.flatMap((name) => keysNamed(strings, name, spanish, translated)),
  );
  const copies = [...untranslated].filter((key) => !keys.has(key) && translated.has(key));
  return { ledger: noteKeys(ledger, spanish, keys), noted: keys.size, copies };
}

/** Returns a ledger with the hashes of the originals of some keys as they are now, without keys that are gone. */
function noteKeys(ledger: Ledger, spanish: ReadonlyMap<string, KeyTexts>, keys: ReadonlySet<string>): Ledger {
  const known = new Map(Object.entries(ledger.keys));
  const hashes = [...spanish].flatMap(([key, texts]): [string, string | null][] => {
    const hash = keys.has(key) ? keyHash(texts) : known.get(key);
    return hash === undefined ? [] : [[key, hash]];
  });
  const still = new Set(hashes.filter(([, hash]) => hash === null).map(([key]) => key));
  const copies = Object.entries(ledger.copies ?? {}).filter(([key]) => still.has(key));
  return { keys: Object.fromEntries(hashes), ...(copies.length > 0 && { copies: Object.fromEntries(copies) }) };
}

function keysNamed(
  { locale }: LanguageStrings,
  name: string,
  spanish: ReadonlyMap<string, KeyTexts>,
  translated: ReadonlyMap<string, KeyTexts>,
): string[] {
  const { stem } = splitPlural(name);
  const known = [...spanish.keys()].filter((key) => key === stem || key.startsWith(`${stem}.`));
  if (known.length === 0) {
    const near = nearestName(stem, [...spanish.keys()]);
    throw near === undefined
      ? new I18nError("i18nKeyUnknown", { key: name })
      : new I18nError("i18nKeyNear", { key: name, near });
  }
  const there = known.filter((key) => translated.has(key));
  if (there.length === 0) throw new I18nError("i18nKeyAbsent", { key: name, file: localeFile(locale) });
  return there;
}
