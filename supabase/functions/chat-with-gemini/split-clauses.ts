/** The sentences of a message, and their parts between commas or before «y cuánto», «y qué». */
export interface Clauses {
  readonly questions: readonly string[];
  readonly statements: readonly string[];
}

const interrogatives = "cu[aá]n[dt]os?|cu[aá]ntas?|qu[eé]|c[oó]mo|d[oó]nde|cu[aá]l(?:es)?|hay que|hace falta|se puede";

const ends = new RegExp(
  // A full stop ends a sentence before a space and after a word that is no abbreviation: «MOD.ONE», «mod. one».
  String.raw`(?<=[!?;:\n])(?!\d)|(?<=\p{L}{4}\.)(?=\s)|(?=[¿¡])|,(?!\d)|\s[ye]\s(?=(?:${interrogatives})\s)`,
  "iu",
);

/** Visitors leave the question marks out: «qué garantía tiene y cuánto tarda». */
const asks =
  /[¿?]|^(?:cu[aá]n[dt]os?|cu[aá]ntas?|c[oó]mo|d[oó]nde|qu[eé]|cu[aá]l(?:es)?|hay que|hace falta|se puede)\s/iu;

/**
 * Separates what people tell of themselves from what they want to know. Returns empty lists for a message of a single
 * clause.
 *
 * `"Vivo en Burgos y hace frío, ¿está bien aislada?"` → a statement and a question
 */
export function splitClauses(message: string): Clauses {
  const clauses = message
    .normalize("NFKC")
    .split(ends)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));
  if (clauses.length < 2) return { questions: [], statements: [] };
  const { questions = [], statements = [] } = Object.groupBy(clauses, (clause, index) =>
    asks.test(clause) || goesOnAsking(clause, clauses[index - 1]) ? "questions" : "statements",
  );
  return { questions, statements };
}

/** «¿Teléfono? Y con 30.000 euros qué me llega»: what goes on after a question asks too. */
function goesOnAsking(clause: string, before = ""): boolean {
  return before.endsWith("?") && /^[ye]\s/iu.test(clause);
}
