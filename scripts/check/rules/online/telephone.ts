import { type Contact, findContacts } from "#scripts/check/sources/find-contacts.ts";

/** Numbers that every manual has, and one figure nine times. */
const exampleFigures = /^(?:\d{3}000000|[679]12345678|123456789|987654321|(\d)\1{8})$/;

/**
 * The ranges that are assigned to operators (Real Decreto 2296/2004 and its plan of numbers): 6 and 70 to 74, provinces
 * (8 and 9, then 1 to 8), and the services 800, 803, 806, 807, 900 to 902, 905, 907 and 909.
 */
const assigned = /^(?:6|7[0-4]|[89][1-8]|80[0367]|90[012579])/;

/**
 * Returns the Spanish telephone numbers of a text that nobody has: those of examples, `964 000 000`, and those with the
 * code of the country that are of no range, `+34 990 217 385`.
 */
export function findUnassignedTelephones(text: string): Contact[] {
  return findContacts(text).filter(({ key, found }) => {
    const figures = /^tel (\d{9})$/.exec(key)?.[1];
    if (figures === undefined) return false;
    return exampleFigures.test(figures) || (/^\(?(?:\+|00)/.test(found) && !assigned.test(figures));
  });
}
