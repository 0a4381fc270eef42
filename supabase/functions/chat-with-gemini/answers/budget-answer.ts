import type { Knowledge, ModelFacts } from "../knowledge-shape.ts";
import { findAmounts } from "../language/amounts.ts";
import { createModelFinder } from "../language/model-names.ts";
import { hasPhrase } from "../phrases.ts";
import { fill } from "../reply-texts.ts";
import type { Search } from "../search.ts";
import { tokenize } from "../words.ts";
import { createModelWriter } from "./model-lines.ts";
import type { PartAnswerer } from "./reply.ts";
import { createOnlyAbout } from "./subjects.ts";

/**
 * Returns an answerer of «con 30.000 euros, ¿qué me llega?»: amount ÷ price per square metre, and the models that cost
 * no more. It returns undefined where the amount is no budget, as in «¿cuesta 700 € el metro?».
 */
export function createBudgetAnswerer(knowledge: Knowledge, search: Search): PartAnswerer {
  const { budget, price, texts, models, comparison, names } = knowledge;
  const { line, squareMetres, euros } = createModelWriter(knowledge);
  const isPlain = createOnlyAbout(search, [
    ...price.subjects,
    ...price.words,
    ...price.pieces,
    ...budget.money,
    ...budget.words,
    ...comparison.subjects,
    ...names,
  ]);
  const findModels = createModelFinder(knowledge);
  const areaOf = (amount: number) => squareMetres(Math.round((amount / price.eurosPerSquareMetre) * 100) / 100);
  const priced = models.filter((model): model is ModelFacts & { price: number } => model.price !== undefined);

  /** «por metro», directly after the amount. */
  function isPrice(after: string): boolean {
    const next = tokenize(after);
    return budget.notBudgets.some((phrase) => tokenize(phrase).every((token, index) => next[index] === token));
  }

  return function answerBudget(message) {
    const { amounts, rest } = findAmounts(message);
    if (amounts.length === 0 || amounts.length > 2 || amounts.some(({ after }) => isPrice(after))) return undefined;
    const isBudget = hasPhrase(message, budget.words, 0);
    // «¿Es cierto que la one vale 20.000 €?» names a price.
    const isMoney = /€|\beur/iu.test(message) && findModels(message).length === 0;
    if (!isBudget && !isMoney) return undefined;
    if (hasPhrase(message, knowledge.promises.claims, 0)) return undefined;
    if (hasPhrase(message, price.otherSubjects) || !isPlain(rest)) return undefined;
    const [least = 0, most = least] = amounts.map((amount) => amount.euros).sort((one, other) => one - other);
    const sum =
      amounts.length === 2
        ? fill(texts.budgetRange, {
            perMetre: price.perMetreTaxed,
            from: euros(least),
            to: euros(most),
            least: areaOf(least),
            most: areaOf(most),
          })
        : fill(texts.budget, { perMetre: price.perMetreTaxed, amount: euros(most), area: areaOf(most) });
    const within = priced.filter((model) => model.price <= most);
    const cheapest = priced.toSorted((one, other) => one.price - other.price).slice(0, 1);
    // «¿Me llega para el two?»
    const above = findModels(message).flatMap(({ model }) => (within.some((one) => one === model) ? [] : [model]));
    const list = [
      ...(within.length > 0 ? [texts.withinBudget, ...within.map(line)] : []),
      ...(above.length > 0 ? [texts.beyondBudget, ...above.map(line)] : []),
      ...(within.length + above.length === 0 ? [texts.aboveBudget, ...cheapest.map(line)] : []),
    ];
    return { words: [sum, ...list, price.note].join("\n"), path: comparison.href };
  };
}
