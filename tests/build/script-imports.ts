/**
 * Returns the given scripts and everything they import as they start; what is imported on use does not count.
 *
 * @param chunks Text of every script of the site by its name.
 * @throws Error when a script is not among them.
 */
export function withImports(chunks: ReadonlyMap<string, string>, names: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    const text = chunks.get(name);
    if (text === undefined) throw new Error(`The build has no script ${name}.`);
    const imports = text.matchAll(/(?:\bimport|\bfrom)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    waiting.push(...[...imports].map(([, imported = ""]) => imported));
  }
  return needed;
}
