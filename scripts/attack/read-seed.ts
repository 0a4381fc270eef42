/** What `npm run attack` is asked to do: inputs of which seed. */
export type SeedResult = { readonly ok: true; readonly seed: number } | { readonly ok: false; readonly option: string };

/** Reads the words after the command's name: `["--seed", "7"]` or `["--seed=7"]` → 7; none → 1. */
export function readSeed(words: readonly string[]): SeedResult {
  const [, figure] = /^(?:--seed[ =]([1-9]\d{0,8}))?$/.exec(words.join(" ")) ?? [];
  if (words.length > 0 && figure === undefined) return { ok: false, option: words.join(" ") };
  return { ok: true, seed: Number(figure ?? 1) };
}
