/** Returns the candidate that was probably meant; undefined if none is near, or if the name is one of them. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  if (candidates.includes(name)) return undefined;
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  // A name of one or two letters is near any other short name.
  const isNear = best && best.distance < name.length && best.distance <= Math.max(2, name.length / 3);
  return isNear ? best.candidate : undefined;
}

/** Returns the Levenshtein distance: the number of letters to insert, delete or change. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
