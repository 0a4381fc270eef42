import type { Edition } from "./edition.server.ts";

/**
 * Returns a function that makes something of an edition once, such as an index of its entries, and forgets it with the
 * edition. What `make` throws is thrown anew each time.
 */
export function perEdition<Value>(make: (edition: Edition) => Value): (edition: Edition) => Value {
  const made = new WeakMap<Edition, { readonly value: Value }>();
  return (edition) => {
    const cached = made.get(edition);
    if (cached) return cached.value;
    const value = make(edition);
    made.set(edition, { value });
    return value;
  };
}
