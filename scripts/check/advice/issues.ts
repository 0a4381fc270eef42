import type { Position } from "#app/content/text/text-positions.ts";
import type tools from "#locales/tools/es.json";

/** Every rule that `npm run check` knows: those that have two sentences. A code never changes its meaning. */
export type RuleCode = keyof typeof tools.check.rules;

/** Rules that only warn: they do not stop a build. */
const warningCodes: ReadonlySet<RuleCode> = new Set([
  "claim-unproven",
  "count-mismatch",
  "count-typed",
  "gender-mismatch",
  "locale-plural",
  "locale-unfinished",
  "locale-marks",
  "translation-fact",
  "translation-list",
  "translation-copy",
  "link-insecure",
  "link-words",
  "picture-small",
  "title-length",
  "date-doubtful",
  "domain-other",
  "question-unopened",
  "figure-form",
  "figure-unsourced",
  "contact-unsourced",
  "source-line",
  "name-mismatch",
  "note-markdown",
  "caption-hidden",
  "text-pasted",
  "word-unknown",
  "text-repeated",
]);

/** Whether an issue has to be corrected before the site can be built; all others are warnings. */
export function isError({ code }: Pick<Issue, "code">): boolean {
  return !warningCodes.has(code);
}

/** A fault without its place. */
export type Verdict = Pick<Issue, "code" | "values">;

/** Something to correct: where it is, which rule it breaks, and the values for the rule's sentences. */
export interface Issue extends Position {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  readonly code: RuleCode;
  readonly values: Readonly<Record<string, string | number>>;
}
