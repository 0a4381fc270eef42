import type { Issue } from "#scripts/check/advice/issues.ts";
import { checkAskedHeadings } from "./rules/body/check-asked-headings.ts";
import { checkCharacters } from "./rules/body/check-characters.ts";
import { checkCode } from "./rules/body/check-code.ts";
import { checkEmptyBody } from "./rules/body/check-empty-body.ts";
import { checkFieldMarks } from "./rules/body/check-field-marks.ts";
import { checkFootnotes } from "./rules/body/check-footnotes.ts";
import { checkHeadings } from "./rules/body/check-headings.ts";
import { checkHtml } from "./rules/body/check-html.ts";
import { checkLeftovers } from "./rules/body/check-leftovers.ts";
import { checkMarks } from "./rules/body/check-marks.ts";
import { checkTables } from "./rules/body/check-tables.ts";
import { checkTypedMarks } from "./rules/body/check-typed-marks.ts";
import { checkAlts } from "./rules/fields/check-alts.ts";
import { checkDates } from "./rules/fields/check-dates.ts";
import { checkFurniture, checkFurnitureNames } from "./rules/fields/check-furniture.ts";
import { checkModelCards, checkModelNames, checkPictured } from "./rules/fields/check-models.ts";
import { checkLayout, checkPlans } from "./rules/fields/check-plans.ts";
import { checkQuestionMarks } from "./rules/fields/check-question-marks.ts";
import { checkQuestions } from "./rules/fields/check-questions.ts";
import { checkSets } from "./rules/fields/check-sets.ts";
import { checkSiteFile } from "./rules/fields/check-site-file.ts";
import { checkBraces } from "./rules/figures/check-braces.ts";
import { checkClaims, checkNotes } from "./rules/figures/check-claims.ts";
import { checkCountedLists } from "./rules/figures/check-counted-lists.ts";
import { checkCountedModels } from "./rules/figures/check-counted-models.ts";
import { checkFigureForms } from "./rules/figures/check-figure-forms.ts";
import { checkPlaceholders } from "./rules/figures/check-placeholders.ts";
import { checkSources, checkStringSources } from "./rules/figures/check-sources.ts";
import { checkUntaxedPrices } from "./rules/figures/check-untaxed-prices.ts";
import { checkLinkLeftovers } from "./rules/links/check-link-leftovers.ts";
import { checkLinks } from "./rules/links/check-links.ts";
import { checkModelReferences, checkModelsInStrings, checkModelsInTexts } from "./rules/links/check-named-models.ts";
import { checkAccessibility } from "./rules/online/check-accessibility.ts";
import { checkCompanyFacts } from "./rules/online/check-company-facts.ts";
import { checkLegalReviews } from "./rules/online/check-legal-reviews.ts";
import { checkStories, checkWrittenTexts } from "./rules/online/check-written-texts.ts";
import { checkNamedFiles } from "./rules/pages/check-named-files.ts";
import { checkPaths } from "./rules/pages/check-paths.ts";
import { checkTagList, checkTags } from "./rules/pages/check-tags.ts";
import { checkTitles } from "./rules/pages/check-titles.ts";
import { checkTranslations } from "./rules/pages/check-translations.ts";
import { checkUnreadFiles } from "./rules/pages/check-unread-files.ts";
import { checkOriginals } from "./rules/pictures/check-originals.ts";
import { checkPictures } from "./rules/pictures/check-pictures.ts";
import { checkRepeated } from "./rules/words/check-repeated.ts";
import { checkOwnWords, checkSpelling } from "./rules/words/check-spelling.ts";
import { checkPriceLines, checkTwice } from "./rules/words/check-twice.ts";
import { checkUnproven } from "./rules/words/check-unproven.ts";
import { checkWrittenDays } from "./rules/words/check-written-days.ts";
import type { CheckedSite } from "./site/checked-site.ts";
import type { ContentFile } from "./site/content-file.ts";

/** A rule about one file that can be parsed. */
type FileRule = (file: ContentFile, site: CheckedSite) => Issue[];

/** A rule that looks at several files, or at something that is not a file. */
type SiteRule = (site: CheckedSite) => Issue[];

/** The rules of the content, in no order that matters: issues are sorted by file and line. */
export const fileRules: readonly FileRule[] = [
  checkAlts,
  checkAskedHeadings,
  checkBraces,
  checkCharacters,
  checkClaims,
  checkCode,
  checkDates,
  checkEmptyBody,
  checkFieldMarks,
  checkFootnotes,
  checkHeadings,
  checkHtml,
  checkLayout,
  checkLeftovers,
  checkLinkLeftovers,
  checkLinks,
  checkMarks,
  checkModelNames,
  checkModelReferences,
  checkModelsInTexts,
  checkNotes,
  checkPictures,
  checkPlaceholders,
  checkQuestions,
  checkSources,
  checkTables,
  checkTags,
  checkTwice,
  checkTypedMarks,
  checkUntaxedPrices,
  checkWrittenDays,
];

/** The rules of texts in Spanish. The assistant's file has words as visitors mistype them. */
export const spanishRules: readonly FileRule[] = [
  checkCountedLists,
  checkCountedModels,
  checkFigureForms,
  checkQuestionMarks,
  checkRepeated,
  checkSpelling,
  checkUnproven,
];

export const siteRules: readonly SiteRule[] = [
  checkFurniture,
  checkFurnitureNames,
  checkModelCards,
  checkModelsInStrings,
  checkNamedFiles,
  checkOriginals,
  checkOwnWords,
  checkPaths,
  checkPictured,
  checkPlans,
  checkPriceLines,
  checkSets,
  checkSiteFile,
  checkStringSources,
  checkTagList,
  checkTitles,
  checkTranslations,
  checkUnreadFiles,
];

/** The rules of a site that goes online: no examples, gaps, unreviewed legal texts or invented customers. */
export const onlineRules: readonly SiteRule[] = [
  checkAccessibility,
  checkCompanyFacts,
  checkLegalReviews,
  checkStories,
  checkWrittenTexts,
];
