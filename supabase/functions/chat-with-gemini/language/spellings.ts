/**
 * Returns a function that writes words as they should be: with `["teléfono", "tlf"]`, «tlf?» becomes «teléfono?». Only
 * whole words count, and none after a figure: the k of «30 k» means thousand.
 */
export function createRespeller(spellings: readonly (readonly string[])[]): (message: string) => string {
  const proper = new Map(
    spellings.flatMap(([word = "", ...others]) => others.map((other) => [other.toLowerCase(), word] as const)),
  );
  if (proper.size === 0) return (message) => message;
  const longestFirst = [...proper.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}]|\d\s)(?:${longestFirst.map(escapeForPattern).join("|")})(?![\p{L}\p{N}])`,
    "giu",
  );
  return (message) => message.normalize("NFKC").replaceAll(pattern, (word) => proper.get(word.toLowerCase()) ?? word);
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
