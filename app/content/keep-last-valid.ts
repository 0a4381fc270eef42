/** Returns a function that returns the last valid result of a key instead of an invalid one, if there was one. */
export function keepLastValid() {
  const last = new Map<string, unknown>();
  return <Result extends { readonly ok: boolean }>(key: string, result: Result): Result => {
    if (result.ok) last.set(key, result);
    return (last.get(key) as Result | undefined) ?? result;
  };
}
