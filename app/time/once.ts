/** Returns a function that creates a value on its first call and returns the same value afterwards. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Returns a function that calls `make` once per argument and returns the same result afterwards. If `make` throws, the
 * next call tries again.
 */
export function oncePer<Make extends (key: never) => unknown>(make: Make): Make {
  const made = new Map<unknown, unknown>();
  const get = (key: never) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key);
  };
  // It has the type of `make`, including results whose type depends on the argument.
  return get as Make;
}
