/**
 * Returns a function that remembers what was made of a file while it was valid, and returns that instead of the result
 * of a half-written file. Of a file that was never valid it returns the result itself. Each key has one caller, and so
 * one type of value.
 */
export function keepLastValid() {
  const last = new Map<string, unknown>();
  return <Result extends { readonly ok: boolean }>(key: string, result: Result): Result => {
    if (result.ok) last.set(key, result);
    return (last.get(key) as Result | undefined) ?? result;
  };
}
