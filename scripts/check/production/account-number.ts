import type { FoundText } from "./example-text.ts";
import { isSequence } from "./tax-number.ts";

/** The account number of manuals, whose control figures are right. */
const quoted = "ES9121000418450200051332";

const shape = /\bES\d{2}(?:[ -]?\d{4}){5}\b/g;

/**
 * Returns the Spanish account numbers of a text to which nobody should pay: those whose control figures are wrong (ISO
 * 7064, mod 97-10), and those of examples.
 */
export function findWrongAccounts(text: string): FoundText[] {
  return [...text.matchAll(shape)].flatMap(({ 0: written, index }) => {
    const number = written.replaceAll(/[ -]/g, "");
    // The country and the control figures go last, with letters as numbers: E is 14, S is 28.
    const isRight = BigInt(`${number.slice(4)}1428${number.slice(2, 4)}`) % 97n === 1n;
    const isExample = number === quoted || isSequence(number.slice(4));
    return isRight && !isExample ? [] : [{ text: written, offset: index }];
  });
}
