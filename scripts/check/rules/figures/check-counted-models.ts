import { isDraft } from "#app/content/publication/publication.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";

const ofFixedSize = String.raw`(?:modelos\s)?(?:(?:de|con|que\stienen)\s)?(?:medidas?\sfijas?|tamaños?\s(?:fijos?|cerrados?))`;

/** Warns of models that a text counts itself, «los cuatro modelos»: one more model makes it wrong. */
export function checkCountedModels(file: ContentFile, site: CheckedSite): Issue[] {
  return file.prose.flatMap(({ text, issue }) =>
    findCounts(text, site).map(({ offset, values }) => issue("count-typed", values, offset, values.found)),
  );
}

function findCounts(text: string, { ids, locales, models }: CheckedSite) {
  if (!/modelo|medidas?\s|tamaño/iu.test(text)) return [];
  const numbers = locales.i18n(defaultLocale).t("numbers.words").split(" ");
  const number = [...numbers.slice(2), String.raw`\d{1,2}`].join("|");
  const thing = String.raw`\s(?<fixed>${ofFixedSize})|\s(?:(?:nuevos|grandes|distintos|diferentes|primeros|únicos|bonitos)\s)?(?<noun>modelos)(?!\p{L}|\sde\s)|(?=\s*(?:[.,;:)]|$))`;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}.,])(?<all>(?:los|nuestros)\s)?(?<others>otros\s)?(?<word>${number})(?:${thing})`,
    "giu",
  );
  const drafts = models.filter(({ data }) => isDraft(data));
  const published = ids("models").length - drafts.length;
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index: offset, groups = {} }) => {
    const { all, others, word = "", fixed, noun } = groups;
    const typed = /^\d/.test(word) ? Number(word) : numbers.indexOf(word.toLowerCase());
    const counted = published - (others ? 1 : 0);
    // «Los cuatro» is not a number of models in a text that does not mention them, nor «tres modelos» if there are
    // four.
    const isCount = noun && all ? Math.abs(typed - counted) <= 1 : typed === counted;
    const ofModels = noun || (all && /modelo/iu.test(text));
    if (!(fixed && typed > 1) && !(isCount && ofModels)) return [];
    const name = fixed || others ? "" : /^\p{Lu}/u.test(word) ? "Cuenta.modelos" : "cuenta.modelos";
    return [{ offset, values: { found, word, name } }];
  });
}
