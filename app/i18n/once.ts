/** Returns a function that makes a value at its first call, and returns that value from then on. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Returns a function that calls `make` once per argument, and returns what it made from then on. A value that could not
 * be made, because `make` threw, is tried again at the next call.
 */
export function oncePer<Make extends (key: never) => unknown>(make: Make): Make {
  const made = new Map<unknown, unknown>();
  const get = (key: never) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key);
  };
  // It returns what `make` returns, also where the type of the value depends on the argument.
  return get as Make;
}
