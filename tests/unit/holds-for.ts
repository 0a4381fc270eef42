import fc, { type IProperty } from "fast-check";

/** Cases of one property. */
const usualRuns = 70;

/**
 * Asserts a property for the same cases in every run, so that a change is refused for what it breaks only. To look for
 * more, `FAST_CHECK_SEED` takes other cases and `FAST_CHECK_RUNS` more of them. A failure says its seed and its
 * smallest case.
 *
 * @param examples Cases that are tried first: those that once failed.
 */
export function holdsFor<Case>(property: IProperty<Case>, examples: Case[] = [], usual = usualRuns): void {
  const { FAST_CHECK_SEED: seed = 1, FAST_CHECK_RUNS: runs = usual } = process.env;
  fc.assert(property, { seed: Number(seed), numRuns: Number(runs), examples });
}
