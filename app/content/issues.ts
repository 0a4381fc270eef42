import { planRuleCodes } from "#app/floor-plan/rules/plan-issue.ts";

/**
 * Every rule that `npm run check` knows. A code never changes its meaning; its two sentences, what is wrong and
 * what to do, are in `locales/es.json` under `check.rules`.
 */
export const ruleCodes = [
  // Reading a file
  "file-name",
  "file-extension",
  "file-foreign",
  "file-missing",
  "file-folder",
  "file-unreadable",
  "file-too-large",
  "file-too-long",
  "file-empty",
  "file-unread",
  "file-encoding",
  "conflict-marker",
  "character-invisible",
  "space-no-break",
  "front-matter-missing",
  "front-matter-unclosed",
  "front-matter-language",
  "quotes-curly",
  "text-cut",
  "yaml-syntax",
  "yaml-alias",
  "nesting-too-deep",
  "signs-too-many",
  // Fields
  "field-unknown",
  "field-missing",
  "field-empty",
  "field-type",
  "field-value",
  "field-format",
  "field-count",
  "field-range",
  "date-order",
  "date-invalid",
  "date-future",
  "date-other-day",
  "moment-invalid",
  "telephone-doubtful",
  "price-doubtful",
  "alt-missing",
  "alt-meaningless",
  "alt-opening",
  "alt-caption",
  "alt-length",
  // What the files say of each other
  "page-missing",
  "page-unknown",
  "slug-duplicate",
  "alias-taken",
  "picture-missing",
  "picture-name",
  "picture-format",
  "picture-lfs",
  "picture-truncated",
  "picture-broken",
  "picture-extension",
  "picture-pixels",
  "picture-small",
  "picture-colours",
  "picture-heavy",
  "picture-untracked",
  "picture-unused",
  "model-unknown",
  "tag-unknown",
  "tag-duplicate",
  "link-broken",
  "link-own-domain",
  "link-mail",
  "link-telephone",
  "link-insecure",
  "link-empty",
  "link-bare",
  "link-words",
  "link-draft",
  "link-scheduled",
  "link-moved",
  "heading-missing",
  "anchor-missing",
  "placeholder-unknown",
  "placeholder-unclosed",
  "placeholder-braces",
  "figure-syntax",
  "figure-thousands",
  "figure-format",
  "figure-share",
  "figure-form",
  "unit-double",
  "figure-typed",
  "count-typed",
  "price-untaxed",
  "claim-without-note",
  "note-misplaced",
  "fact-literal",
  "word-unknown",
  "word-english",
  "translation-orphan",
  "title-duplicate",
  "question-id-duplicate",
  "title-length",
  "description-length",
  "cards-alike",
  ...planRuleCodes,
  // Markdown bodies
  "markdown-html",
  "markdown-heading",
  "heading-empty",
  "heading-skip",
  "heading-underlined",
  "code-indented",
  "table-unread",
  "table-split",
  "table-cells",
  "footnote-missing",
  "footnote-unused",
  "link-space",
  "link-target-space",
  "link-swapped",
  "link-unclosed",
  "mark-unmatched",
  "mark-spaced",
  "field-markdown",
  "text-unfinished",
  "entity-written",
  "heading-space",
  "bullet-sign",
  "body-unused",
  "body-empty",
  // Locale files
  "locale-name",
  "locale-missing",
  "locale-syntax",
  "locale-key-missing",
  "locale-key-unknown",
  "locale-key-type",
  "locale-value",
  "locale-text-empty",
  "locale-placeholder",
  "locale-path",
  "locale-path-duplicate",
  // Only for a site that goes online
  "example-value",
  "company-fact-missing",
  "example-story",
  "setting-missing",
  "setting-example",
  "setting-own-site",
  // Public values of the build
  "setting-unusable",
  "setting-secret",
  // Source code
  "code-literal-text",
] as const;

export type RuleCode = (typeof ruleCodes)[number];

/** Rules that only warn: the site is built although it breaks them. */
const warningCodes: ReadonlySet<RuleCode> = new Set([
  "count-typed",
  "link-insecure",
  "link-bare",
  "link-words",
  "picture-small",
  "picture-unused",
  "alt-opening",
  "alt-caption",
  "alt-length",
  "title-length",
  "space-no-break",
  "telephone-doubtful",
  "price-doubtful",
  "figure-form",
  "picture-extension",
  "picture-untracked",
  "word-unknown",
  "word-english",
]);

/** Whether an issue has to be corrected before the site can be built; all others are warnings. */
export function isError({ code }: Issue): boolean {
  return !warningCodes.has(code);
}

/** A place in a text file. Lines and columns count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Something that a person has to correct: where it is, which rule it breaks, and what fills the rule's sentences. */
export interface Issue extends Position {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  readonly code: RuleCode;
  readonly values: Readonly<Record<string, string | number>>;
}
