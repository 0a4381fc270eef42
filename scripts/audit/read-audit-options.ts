/** What the command is asked for. */
export type AuditOptions =
  | { readonly ok: true; readonly withoutJava: boolean }
  /** A word that is no option. */
  | { readonly ok: false; readonly option: string };

/** Reads the words behind `npm run audit --`. */
export function readAuditOptions(words: readonly string[]): AuditOptions {
  const unknown = words.find((word) => word !== "--without-java");
  return unknown === undefined ? { ok: true, withoutJava: words.length > 0 } : { ok: false, option: unknown };
}
