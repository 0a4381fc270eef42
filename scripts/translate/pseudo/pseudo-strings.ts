import type { Language } from "#app/i18n/languages.ts";
import { type StringGroup, starterStrings } from "#scripts/translate/starter-strings.ts";
import { pseudoLetters, pseudoPath, pseudoText } from "./pseudo-text.ts";

/** The pseudo-languages, by their names in the registry. */
export const pseudoLanguages = {
  ltr: { locale: "en-XA", name: "[Þšéûðö]", direction: "ltr" },
  rtl: { locale: "ar-XB", name: "[پسعثدو]", direction: "rtl" },
} as const satisfies Readonly<Record<Language["direction"], Language>>;

/** Returns the locale file of a pseudo-language, made of the original. */
export function pseudoStrings(original: unknown, language: Language): StringGroup {
  const { language: own = {}, ...groups } = starterStrings(original, language).strings;
  return { language: own, ...mapGroup(groups, "", language.direction) };
}

function mapGroup(group: StringGroup, prefix: string, direction: Language["direction"]): StringGroup {
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => {
      const key = `${prefix}${name}`;
      return [
        name,
        typeof value === "string" ? pseudoString(key, value, direction) : mapGroup(value, `${key}.`, direction),
      ];
    }),
  );
}

function pseudoString(key: string, text: string, direction: Language["direction"]): string {
  if (key.startsWith("paths.")) return pseudoPath(text);
  // Ends of paths, which links of the content name.
  if (/\.anchors?(?:\.|$)/.test(key)) return text;
  // Words that stand in the content, which stays Spanish.
  if (/^claimGrounds\..+\.words$/.test(key)) return text;
  // A list: word by word.
  if (key === "numbers.words") return pseudoLetters(text, direction);
  return pseudoText(text, direction);
}
