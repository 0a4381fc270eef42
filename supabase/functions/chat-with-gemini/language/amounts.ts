/** An amount of money that a message names. */
export interface Amount {
  readonly euros: number;
  /** What follows it in the message. */
  readonly after: string;
}

/** From a part of a small model to an estate. */
const range = { min: 1000, max: 100_000_000 };

const amount = String.raw`(?<![\d.,\p{L}])(\d{1,3}(?:[.\s]\d{3})+(?!\d)|\d{1,9})(?:,\d{1,2})?\s?(k(?![\p{L}\d])|millones|millón)?\s?(?:€|euros?|eur)?(?![\p{L}\d])`;
const amounts = new RegExp(amount, "giu");
/** Between the two ends of a range: «20 y 30.000», «20-30k». */
const link = /^\s*(?:y|a|o|-|–|hasta)\s*$/iu;

/**
 * Returns the amounts that a message names, and the message without them. Its number words have to be figures already.
 *
 * - `"con 30.000 euros"`, `"30k"` → 30000
 * - `"entre 20 y 30000"` → 20000 and 30000
 */
export function findAmounts(message: string): { readonly amounts: readonly Amount[]; readonly rest: string } {
  const found = [...message.matchAll(amounts)].map((match) => ({
    value: toNumber(match[1] ?? "") * factorOf(match[2]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const euros = found.map(({ value, end }, index) => {
    const next = found[index + 1];
    const isFrom = next !== undefined && value < range.min && link.test(message.slice(end, next.start));
    return isFrom && next.value >= range.min ? value * 1000 : value;
  });
  return {
    amounts: found
      .map(({ end }, index) => ({ euros: euros[index] ?? 0, after: message.slice(end) }))
      .filter((each) => each.euros >= range.min && each.euros <= range.max),
    rest: message.replaceAll(amounts, " "),
  };
}

function toNumber(text: string): number {
  return Number(text.replaceAll(/[.\s]/g, ""));
}

function factorOf(unit: string | undefined): number {
  if (unit === undefined) return 1;
  return unit.toLowerCase() === "k" ? 1000 : 1_000_000;
}
