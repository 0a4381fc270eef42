import type { FoundText } from "./example-text.ts";

/** Nine figures behind the code of Spain, however they are grouped. */
const withCode = /(?:\+|(?<!\d)00)34[\s.-]*(\d(?:[\s.-]?\d){8})(?![\d])/g;

/** Nine figures without it, grouped as those of a telephone; an amount says of what it is one. */
const withoutCode =
  /(?<![\p{L}\d.,+/-]|\+\d{1,3}[ .-]?|0034[ .-]?)(\d{3}([ .-]?)\d{3}\2\d{3}|\d{3}([ .-])\d{2}\3\d{2}\3\d{2}|\d{2}([ .-])\d{3}\4\d{2}\4\d{2})(?![\p{L}\d]|[.,/-]\d|\s?(?:€|%|m²|(?:de )?(?:euro|gramo|kilo|tonelada|litro|metro|vatio|persona|habitante)s))/gu;

/** Figures that stand in every manual, and one figure nine times. */
const exampleFigures = /^(?:\d{3}(?:000000|123456|654321)|[679]12345678|123456789|987654321|(\d)\1{8})$/;

/**
 * What operators have been given (Real Decreto 2296/2004 and its plan of numbers): 6 and 70 to 74, provinces (8 and 9, then
 * 1 to 8), and the services 800, 803, 806, 807, 900 to 902, 905, 907 and 909.
 */
const assigned = /^(?:6|7[0-4]|[89][1-8]|80[0367]|90[012579])/;

/**
 * Returns the Spanish telephone numbers of a text that nobody has: `+34 964 000 000`, `+34 990 217 385`. Without the code of
 * the country, which says that they are telephone numbers, only those of examples.
 */
export function findUnassignedTelephones(text: string): FoundText[] {
  const figuresOf = (written: string) => written.replaceAll(/\D/g, "");
  const long = [...text.matchAll(withCode)].filter(({ 1: figures = "" }) => {
    return exampleFigures.test(figuresOf(figures)) || !assigned.test(figuresOf(figures));
  });
  const short = [...text.matchAll(withoutCode)].filter(({ 0: written }) => exampleFigures.test(figuresOf(written)));
  return [...long, ...short].map(({ 0: written, index }) => ({ text: written, offset: index }));
}
