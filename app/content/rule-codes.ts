import { planRuleCodes } from "#app/floor-plan/rules/plan-issue.ts";

/** Reading a file */
const fileCodes = [
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
  "language-missing",
  "file-encoding",
  "accents-broken",
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
] as const;

/** Fields */
const fieldCodes = [
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
  "date-doubtful",
  "date-other-day",
  "moment-invalid",
  "telephone-doubtful",
  "price-doubtful",
  "percentage-fraction",
  "percentage-doubtful",
  "domain-other",
  "quote-marked",
  "phase-number",
  "alt-missing",
  "alt-meaningless",
  "alt-opening",
  "alt-caption",
  "alt-length",
] as const;

/** Which pages there are */
const pageCodes = ["page-missing", "page-unknown", "slug-duplicate", "alias-taken"] as const;

/** Originals and where they are shown */
const pictureCodes = [
  "picture-missing",
  "picture-repeated",
  "marks-overlap",
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
] as const;

/** What the files say of each other */
const linkCodes = [
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
  "link-language",
  "heading-missing",
  "anchor-missing",
] as const;

/** Facts, figures and what they rest on */
const figureCodes = [
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
  "models-counted",
  "price-untaxed",
  "claim-without-note",
  "note-misplaced",
  "fact-literal",
] as const;

/** Words, titles and descriptions of a page */
const titleCodes = [
  "word-unknown",
  "word-english",
  "translation-orphan",
  "translation-list",
  "translation-copy",
  "translation-moment",
  "translation-fact",
  "title-duplicate",
  "question-id-duplicate",
  "question-duplicate",
  "question-unopened",
  "topic-doubtful",
  "title-length",
  "description-length",
  "cards-alike",
] as const;

/** Markdown bodies */
const bodyCodes = [
  "markdown-html",
  "markdown-heading",
  "heading-empty",
  "heading-skip",
  "heading-underlined",
  "code-indented",
  "code-unclosed",
  "table-unread",
  "table-split",
  "table-cells",
  "footnote-missing",
  "footnote-duplicate",
  "footnote-unused",
  "link-space",
  "link-target-space",
  "link-swapped",
  "link-unclosed",
  "link-addressless",
  "mark-unmatched",
  "mark-spaced",
  "mark-literal",
  "field-markdown",
  "text-unfinished",
  "entity-written",
  "heading-space",
  "bullet-sign",
  "body-unused",
  "body-empty",
] as const;

/** Locale files */
const localeCodes = [
  "locale-name",
  "locale-unread",
  "locale-missing",
  "locale-syntax",
  "locale-key-missing",
  "locale-plural",
  "locale-unfinished",
  "locale-key-unknown",
  "locale-key-type",
  "locale-value",
  "locale-doubtful",
  "locale-text-empty",
  "locale-html",
  "locale-marks",
  "locale-placeholder",
  "locale-path",
  "locale-path-duplicate",
] as const;

/** Only for a site that goes online */
const onlineCodes = [
  "example-value",
  "example-address",
  "tax-number-shape",
  "tax-number-control",
  "postal-code-other",
  "account-number-wrong",
  "company-fact-missing",
  "telephone-unassigned",
  "string-unwritten",
  "url-rented",
  "vat-rate",
  "vat-excluded",
  "green-claim",
  "legal-unreviewed",
  "legal-changed",
  "legal-draft",
  "legal-outdated",
  "accessibility-status",
  "accessibility-typed",
  "example-story",
] as const;

/** Settings of a site that goes online, and public values of the build */
const settingCodes = [
  "setting-missing",
  "setting-example",
  "setting-own-site",
  "setting-unusable",
  "setting-secret",
] as const;

/** Source code */
const sourceCodes = ["code-literal-text"] as const;

/**
 * The rules by what they are about. A code never changes its meaning; its two sentences, what is wrong and what to do, are
 * in `locales/es.json` under `check.rules`.
 */
export const ruleGroups = {
  files: fileCodes,
  fields: fieldCodes,
  pages: pageCodes,
  pictures: pictureCodes,
  links: linkCodes,
  figures: figureCodes,
  titles: titleCodes,
  plans: planRuleCodes,
  bodies: bodyCodes,
  locales: localeCodes,
  online: onlineCodes,
  settings: settingCodes,
  source: sourceCodes,
} as const;

/** Every rule that `npm run check` knows. */
export const ruleCodes = Object.values(ruleGroups).flat();

export type RuleCode = (typeof ruleCodes)[number];
