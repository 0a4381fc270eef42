/** The sentences of a message, and their parts between commas or before «y cuánto», «y qué». */
export interface Clauses {
  readonly questions: readonly string[];
  readonly statements: readonly string[];
}

/**
 * Separates what people tell of themselves from what they want to know. Returns empty lists for a message of a single
 * clause.
 *
 * `"Vivo en Burgos y hace frío, ¿está bien aislada?"` → a statement and a question
 */
export function splitClauses(message: string): Clauses {
  const clauses = message
    .normalize("NFKC")
    .split(
      // A full stop ends a sentence before a space and after a word that is no abbreviation: «MOD.ONE», «mod. one».
      /(?<=[!?;:\n])(?!\d)|(?<=\p{L}{4}\.)(?=\s)|(?=[¿¡])|,(?!\d)|\s[ye]\s(?=(?:cu[aá]n[dt]os?|cu[aá]ntas?|qu[eé]|c[oó]mo|d[oó]nde)\s)/iu,
    )
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));
  if (clauses.length < 2) return { questions: [], statements: [] };
  const { questions = [], statements = [] } = Object.groupBy(clauses, (clause) =>
    /[¿?]/.test(clause) ? "questions" : "statements",
  );
  return { questions, statements };
}
