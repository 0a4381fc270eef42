/** Makes the value of each key once. Each key has one caller, and so one type of value. */
export interface Memo {
  <Value>(key: string, make: () => Value): Value;
  /** Forgets the values of these keys: each is made anew when it is next asked for. */
  forget(keys: Iterable<string>): void;
}

/** Returns a function that makes the value of a key once. */
export function createMemo(): Memo {
  const cache = new Map<string, unknown>();
  function once<Value>(key: string, make: () => Value): Value {
    if (!cache.has(key)) cache.set(key, make());
    return cache.get(key) as Value;
  }
  return Object.assign(once, {
    forget(keys: Iterable<string>) {
      for (const key of keys) cache.delete(key);
    },
  });
}
