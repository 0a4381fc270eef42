/**
 * Returns a function that remembers what was made of a file while it was right, and returns that in the place of what a
 * half-written file gives; at the first mistake of a file that was never right, what it gives. Each key has one caller,
 * and so one type of value.
 */
export function keepLastValid() {
  const last = new Map<string, unknown>();
  return <Result extends { readonly ok: boolean }>(key: string, result: Result): Result => {
    if (result.ok) last.set(key, result);
    return (last.get(key) as Result | undefined) ?? result;
  };
}
