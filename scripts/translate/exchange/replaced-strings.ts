import { keyTexts } from "#app/i18n/key-texts.ts";
import { splitPlural } from "#app/i18n/plural-forms.ts";
import { untranslatedKeys } from "#app/i18n/translation-state.ts";
import type { LanguageStrings } from "#scripts/translate/read-strings.ts";
import type { ReturnedFile } from "./exchange-file.ts";

/** A text that a returned file has in other words than the site, which may be the newer ones. */
export interface ReplacedText {
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

/** Returns the strings that have been translated already and that returned texts have in other words. */
export function replacedStrings(
  { original, translation, ledger }: LanguageStrings,
  units: ReturnedFile["units"],
): ReplacedText[] {
  const translated = keyTexts(translation);
  const untranslated = untranslatedKeys(original, translation, ledger);
  return units.flatMap(({ id, translation: after }) => {
    const { stem, form } = splitPlural(id);
    const before = translated.get(stem)?.get(form) ?? "";
    const isReplaced = before.trim() !== "" && before !== after && !untranslated.has(stem);
    return isReplaced ? [{ key: id, before, after }] : [];
  });
}
