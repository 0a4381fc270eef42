import { defaultLocale } from "#app/i18n/languages.ts";
import { markOriginal, withoutMarks } from "#app/i18n/original-text.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { Knowledge } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { changeTexts } from "./own-words.ts";

/** The sentences of answers, and in which language figures are written in them. */
export interface ReplySentences {
  readonly texts: Knowledge["texts"];
  /** The site in the language of the sentences with figures. */
  readonly figures: Edition;
  /** Returns a text in that language, marked where it is not that of the knowledge. */
  readonly mark: (text: string) => string;
}

/**
 * Returns the sentences of answers with their placeholders, whose values depend on the question. Unless the language has
 * all that speak of figures, those are the original's: each of them may stand beside each in one answer.
 */
export function replySentences(site: Site, edition: Edition): ReplySentences {
  const hasAll = site.locales.strings(edition.locale).missing.replies === undefined;
  const figures = hasAll ? edition : site.edition(defaultLocale);
  const mark = hasAll ? (text: string) => text : markOriginal;
  const sentences = changeTexts(sentencesWithFigures(figures.t), mark);
  const { t } = edition;
  return {
    texts: {
      more: t("replies.more", { path: "{{path}}" }),
      // Only signs: a mark would be around words of either language.
      passage: withoutMarks(t("replies.passage", { title: "{{title}}", text: "{{text}}" })),
      ...sentences,
    },
    figures,
    mark,
  };
}

function sentencesWithFigures(t: Edition["t"]): Omit<Knowledge["texts"], "more" | "passage"> {
  const values = { area: "{{area}}", price: "{{price}}", perMetre: "{{perMetre}}", number: "{{number}}" };
  const name = "{{name}}";
  return {
    price: t("replies.price", values),
    modules: t("replies.modules", { ...values, names: "{{names}}" }),
    bundle: t("replies.bundle", { ...values, names: "{{names}}" }),
    byBedrooms: t("replies.byBedrooms", values),
    each: t("replies.each", { ...values, total: "{{total}}" }),
    budget: t("replies.budget", { ...values, amount: "{{amount}}" }),
    budgetRange: t("replies.budgetRange", {
      ...values,
      from: "{{from}}",
      to: "{{to}}",
      least: "{{least}}",
      most: "{{most}}",
    }),
    withinBudget: t("replies.withinBudget"),
    aboveBudget: t("replies.aboveBudget"),
    beyondBudget: t("replies.beyondBudget"),
    compared: t("replies.compared", values),
    largest: t("replies.largest"),
    smallest: t("replies.smallest"),
    bespokeToo: t("replies.bespokeToo", { name }),
    onlyBespoke: t("replies.onlyBespoke"),
    modelLine: t("replies.modelLine", { name, facts: "{{facts}}" }),
    // Not `count`, for which i18next looks for plural forms: the function chooses between them.
    bedroom: t("replies.bedroom", { number: "{{number}}" }),
    bedrooms: t("replies.bedrooms", { number: "{{number}}" }),
    bathroom: t("replies.bathroom", { number: "{{number}}" }),
    bathrooms: t("replies.bathrooms", { number: "{{number}}" }),
    bespoke: t("replies.bespoke", values),
  };
}
