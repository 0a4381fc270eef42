/** Returns a function that makes the value of a key once. Each key has one caller, and so one type of value. */
export function createMemo() {
  const cache = new Map<string, unknown>();
  return function once<Value>(key: string, make: () => Value): Value {
    if (!cache.has(key)) cache.set(key, make());
    return cache.get(key) as Value;
  };
}
