import { computedAnswers } from "./questions/computed-answers.ts";
import { conversationAndRefusals } from "./questions/conversation-and-refusals.ts";
import { landAndTime } from "./questions/land-and-time.ts";
import { listsAndHouseholds } from "./questions/lists-and-households.ts";
import { modelsAndPrices } from "./questions/models-and-prices.ts";
import { moneyAndCompany } from "./questions/money-and-company.ts";
import { peopleAndPromises } from "./questions/people-and-promises.ts";
import type { QuestionGroup } from "./questions/question-group.ts";
import { reactionsAndGaps } from "./questions/reactions-and-gaps.ts";
import { severalAndFollowUps } from "./questions/several-and-follow-ups.ts";
import { usesAndProduct } from "./questions/uses-and-product.ts";
import { visitors } from "./questions/visitors.ts";
import { wordsAsTyped } from "./questions/words-as-typed.ts";

/**
 * Messages as visitors type them, and where the assistant has to lead with each. The tests ask them of a frozen copy of
 * the site, `npm run evaluate:assistant` of the site as it is.
 */
export const questionBank: readonly QuestionGroup[] = [
  ...modelsAndPrices,
  ...landAndTime,
  ...moneyAndCompany,
  ...usesAndProduct,
  ...conversationAndRefusals,
  ...computedAnswers,
  ...severalAndFollowUps,
  ...peopleAndPromises,
  ...visitors,
  ...listsAndHouseholds,
  ...wordsAsTyped,
  ...reactionsAndGaps,
];
