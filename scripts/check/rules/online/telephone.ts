import type { TextPiece } from "#scripts/check/texts/text-piece.ts";

/** Nine figures, however they are grouped, with the code of Spain or without any. */
const numbers = /(?:(\+|(?<!\d)00)34[\s.-]*|(?<!\d[\s.-]?|[\p{L}+,/-]))(\d(?:[\s.-]?\d){8})(?![\s.,/-]?\d)/gu;

/** Words that mark figures without the country code as a telephone number, not as an amount or the number of a file. */
const calledBefore =
  /(?<!\p{L})(?:ll[aá]ma(?:nos|r|d|me)?|tel(?:[ée]fonos?)?|tfno|móvil|whats ?app|fax|marca\p{L}?)(?!\p{L})[^\n!?;]{0,30}$/iu;
const amountAfter = /^\s?(?:€|%|de\b|euros)/;

/** Numbers that every manual has, and one figure nine times. */
const exampleFigures = /^(?:\d{3}000000|[679]12345678|123456789|987654321|(\d)\1{8})$/;

/**
 * The ranges that are assigned to operators (Real Decreto 2296/2004 and its plan of numbers): 6 and 70 to 74, provinces
 * (8 and 9, then 1 to 8), and the services 800, 803, 806, 807, 900 to 902, 905, 907 and 909.
 */
const assigned = /^(?:6|7[0-4]|[89][1-8]|80[0367]|90[012579])/;

/**
 * Returns the unassigned Spanish telephone numbers of a text: `+34 964 000 000`, `+34 990 217 385`. Without the code of
 * the country only those of examples that the text calls telephone numbers: «Llama al 964 000 000».
 */
export function findUnassignedTelephones(text: string): TextPiece[] {
  return [...text.matchAll(numbers)]
    .filter(({ 0: written, 1: code, 2: number = "", index }) => {
      const figures = number.replaceAll(/\D/g, "");
      if (code !== undefined) return exampleFigures.test(figures) || !assigned.test(figures);
      const isTelephone =
        calledBefore.test(text.slice(0, index)) && !amountAfter.test(text.slice(index + written.length));
      return isTelephone && exampleFigures.test(figures);
    })
    .map(({ 0: written, index }) => ({ found: written, offset: index }));
}
