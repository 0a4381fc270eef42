import { type KeyTexts, keyTexts } from "#app/i18n/key-texts.ts";
import type { Language } from "#app/i18n/languages.ts";
import { pluralForms, splitPlural } from "#app/i18n/plural-forms.ts";
import { toolAreas } from "#app/i18n/tool-areas.ts";
import { keyHash, type Ledger } from "#app/i18n/translation-state.ts";

/** Groups of strings, as a locale file has them. */
export interface StringGroup {
  readonly [name: string]: string | StringGroup;
}

/** The first files of a language: its strings, in the words of the original, and its ledger. */
export interface StarterStrings {
  readonly strings: StringGroup;
  readonly ledger: Ledger;
}

/** What varies between texts, such as `{{count}}` and `:slug`. */
const varying = /\{\{[^{}]*\}\}|:[a-z]+/g;

/** Returns the first files of a language: every string that translators write, as a copy, in the plural forms that it has. */
export function starterStrings(original: unknown, language: Language): StarterStrings {
  const strings = copyGroup(original, pluralForms(language.locale));
  const { name, direction } = language;
  const all = { language: { name, direction }, ...strings };
  const copies = keyTexts(all);
  const entries = [...keyTexts(original)].map(([key, spanish]) => ({ key, hash: keyHash(spanish), spanish }));
  return {
    strings: all,
    ledger: {
      // What has no words needs no translator.
      keys: Object.fromEntries(entries.map(({ key, hash, spanish }) => [key, hasLetters(spanish) ? null : hash])),
      copies: Object.fromEntries(
        entries.flatMap(({ key, spanish }) => {
          const copy = copies.get(key);
          return copy && hasLetters(spanish) ? [[key, keyHash(copy)]] : [];
        }),
      ),
    },
  };
}

/** Whether a key has words to translate: `{{title}} · {{brand}}` has none. */
export function hasLetters(texts: KeyTexts): boolean {
  return [...texts.values()].some((text) => /\p{L}/u.test(text.replaceAll(varying, "")));
}

/** Returns a copy of the groups that translators write, each plural text in these forms. */
function copyGroup(value: unknown, forms: readonly string[], isTop = true): StringGroup {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const names = new Set(entries.map(([name]) => name));
  const written = entries.flatMap(([name, inner]): [string, string | StringGroup][] => {
    if (isTop && (toolAreas.includes(name) || name === "language")) return [];
    if (typeof inner !== "string") return [[name, copyGroup(inner, forms, false)]];
    const { stem, form } = splitPlural(name);
    if (form === undefined) return [[name, inner]];
    // All forms stand where the last one of the original does, which is the general one.
    if (form !== "other" && names.has(`${stem}_other`)) return [];
    return forms.map((wanted) => [`${stem}_${wanted}`, textIn(value, `${stem}_${wanted}`) ?? inner]);
  });
  return Object.fromEntries(written);
}

function textIn(value: unknown, name: string): string | undefined {
  const text = Object.entries(value ?? {}).find(([other]) => other === name)?.[1];
  return typeof text === "string" ? text : undefined;
}
