import { textHash } from "#app/i18n/translation-state.ts";
import type { OriginalPage } from "#scripts/translate/original-pages.ts";
import { fieldsHash } from "#scripts/translate/page-origin.ts";
import { pageSections, withoutNotes } from "#scripts/translate/page-sections.ts";
import { fieldText } from "#scripts/translate/page-texts.ts";
import type { PageTranslation } from "#scripts/translate/page-translation.ts";
import type { ExchangeUnit } from "./exchange-file.ts";

/** Returns the texts of a page: `blog/licencia.md:title`, and its sections by the ids of their headings, `blog/licencia.md#plazo`. */
export function exchangePage(page: OriginalPage, translation: PageTranslation | undefined): ExchangeUnit[] {
  const { name, data, fields, sections } = page;
  const { origin } = translation ?? {};
  const changedFields = origin?.fields !== undefined && origin.fields !== fieldsHash(fields);
  const translated = pageSections(translation?.body ?? "").filter(({ text }) => withoutNotes(text).trim() !== "");
  // Headings in another language have other ids: sections belong together by their places, while there are as many.
  const isParallel = translated.length === sections.length;
  return [
    ...fields.map(({ name: field, path, text }): ExchangeUnit => {
      const own = fieldText(data, translation?.data, path)?.trim() ?? "";
      return {
        id: `${name}:${field}`,
        original: text,
        translation: own,
        note: "",
        isOutdated: changedFields && own !== "",
      };
    }),
    ...sections.map(({ id, text }, index): ExchangeUnit => {
      const own = isParallel ? (translated[index]?.text ?? "") : "";
      const made = origin?.sections && Object.hasOwn(origin.sections, id) ? origin.sections[id] : undefined;
      const isOutdated = own !== "" && made !== undefined && made !== textHash(text);
      return { id: `${name}#${id}`, original: text, translation: own, note: "", isOutdated };
    }),
  ];
}

/** Returns the page that a text belongs to; undefined for a string. */
export function pageOfUnit(id: string): string | undefined {
  return /^([\w-]+\/[\w-]+\.md)[:#]/.exec(id)?.[1];
}
