/**
 * Returns a function that remembers the last valid result of each key and returns it instead of an invalid one. If a
 * key never had a valid result, it returns the invalid one. Each key has one caller, so its results have one type.
 */
export function keepLastValid() {
  const last = new Map<string, unknown>();
  return <Result extends { readonly ok: boolean }>(key: string, result: Result): Result => {
    if (result.ok) last.set(key, result);
    return (last.get(key) as Result | undefined) ?? result;
  };
}
