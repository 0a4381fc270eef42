import { type Contact, findContacts } from "#scripts/check/sources/find-contacts.ts";

/** Numbers that every manual has, and one figure nine times. */
const exampleFigures = /^(?:\d{3}000000|[679]12345678|123456789|987654321|(\d)\1{8})$/;

/** The ranges that are assigned to operators (Real Decreto 2296/2004). */
const assigned = /^(?:6|7[0-4]|[89][1-8]|80[0367]|90[012579])/;

/** Returns the Spanish telephone numbers of a text that nobody has: `964 000 000`, `+34 990 217 385`. */
export function findUnassignedTelephones(text: string): Contact[] {
  return findContacts(text).filter(({ key, found }) => {
    const figures = /^tel (\d{9})$/.exec(key)?.[1];
    if (figures === undefined) return false;
    return exampleFigures.test(figures) || (/^\(?(?:\+|00)/.test(found) && !assigned.test(figures));
  });
}
