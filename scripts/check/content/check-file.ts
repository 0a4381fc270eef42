import type { Issue } from "#app/content/issues.ts";
import { checkLeftovers } from "./body/check-leftovers.ts";
import { checkAlts } from "./check-alts.ts";
import { checkCharacters } from "./check-characters.ts";
import { checkClaims } from "./check-claims.ts";
import { checkDates } from "./check-dates.ts";
import { checkLinks } from "./check-links.ts";
import { checkMarkdown } from "./check-markdown.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkModelNames } from "./check-references.ts";
import { checkTags } from "./check-tags.ts";
import { checkTypedMarks } from "./check-typed-marks.ts";
import { checkUntaxedPrices } from "./check-untaxed-prices.ts";
import { checkUpdated } from "./check-updated.ts";
import { checkImageList } from "./fields/check-image-list.ts";
import { checkMarks } from "./fields/check-marks.ts";
import { checkPhases } from "./fields/check-phases.ts";
import { checkQuestionMarks } from "./fields/check-question-marks.ts";
import { checkQuestions } from "./fields/check-questions.ts";
import { checkQuote } from "./fields/check-quote.ts";
import { checkFigures } from "./figures/check-figures.ts";
import type { ContentFile } from "./project.ts";
import { checkAccents } from "./spelling/check-accents.ts";
import { checkSpelling } from "./spelling/check-spelling.ts";
import { checkCountedModels } from "./structure/check-counted-models.ts";
import { checkCounts } from "./structure/check-counts.ts";
import { checkEmptyBody } from "./structure/check-empty-body.ts";
import type { Surroundings } from "./surroundings.ts";

/** More issues of one rule than a person mends in one go; a file that no person wrote may have a hundred thousand. */
const mostOfRule = 200;

/** Returns issues without those of a rule that has very many: whoever mends the first ones sees the next. */
function firstOfEachRule(issues: readonly Issue[]): Issue[] {
  return [...Map.groupBy(issues, ({ code }) => code).values()].flatMap((ofRule) => ofRule.slice(0, mostOfRule));
}

/** Returns the issues of the rules that look at one file, with all that they may know of the others. */
export function checkFile(file: ContentFile, surroundings: Surroundings): Issue[] {
  const { pictures, claimWords } = surroundings;
  return firstOfEachRule([
    ...checkUpdated(file),
    ...checkCharacters(file),
    ...checkMarkdown(file),
    ...checkEmptyBody(file),
    ...checkQuestions(file),
    ...checkQuestionMarks(file),
    ...checkQuote(file),
    ...checkImageList(file),
    ...checkMarks(file),
    ...checkPhases(file),
    ...checkAccents(file),
    ...checkLeftovers(file, surroundings),
    ...checkTypedMarks(file),
    ...checkPictures(file, pictures),
    ...checkAlts(file, surroundings),
    ...checkDates(file, surroundings),
    ...checkModelNames(file, surroundings),
    ...checkLinks(file, surroundings),
    ...checkFigures(file, surroundings),
    ...checkTags(file, surroundings.tags),
    ...checkCounts(file, surroundings.countWords),
    ...checkCountedModels(file, { models: surroundings.models.length, numbers: surroundings.countWords.numbers }),
    ...checkUntaxedPrices(file, surroundings),
    ...checkClaims(file, claimWords),
    ...checkSpelling(file, surroundings),
  ]);
}
