import { planRuleCodes } from "#app/floor-plan/rules/plan-issue.ts";

/** Reading a file */
const fileCodes = [
  "file-name",
  "file-missing",
  "file-unreadable",
  "file-too-large",
  "file-unread",
  "file-encoding",
  "accents-broken",
  "conflict-marker",
  "character-invisible",
  "front-matter-missing",
  "front-matter-unclosed",
  "quotes-curly",
  "text-cut",
  "yaml-syntax",
  "nesting-too-deep",
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
  "date-invalid",
  "date-future",
  "date-doubtful",
  "telephone-doubtful",
  "price-doubtful",
  "percentage-doubtful",
  "domain-other",
  "size-doubtful",
  "alt-missing",
  "alt-meaningless",
  "alt-repeated",
] as const;

/** Which pages there are */
const pageCodes = ["page-missing", "page-unknown", "slug-duplicate", "alias-taken"] as const;

/** Originals and where they are shown */
const pictureCodes = [
  "picture-missing",
  "picture-name",
  "picture-format",
  "picture-broken",
  "picture-small",
  "picture-heavy",
  "picture-untracked",
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
  "link-words",
  "link-draft",
  "anchor-missing",
] as const;

/** Facts, figures and what they rest on */
const figureCodes = [
  "placeholder-unknown",
  "placeholder-braces",
  "figure-syntax",
  "figure-form",
  "unit-double",
  "figure-typed",
  "count-typed",
  "price-untaxed",
  "claim-without-note",
  "note-misplaced",
  "fact-literal",
] as const;

/** Words, titles and descriptions of a page */
const titleCodes = [
  "word-unknown",
  "translation-orphan",
  "translation-list",
  "translation-copy",
  "translation-fact",
  "translation-moment",
  "title-duplicate",
  "question-id-duplicate",
  "question-unopened",
  "topic-doubtful",
  "title-length",
  "description-length",
] as const;

/** Markdown bodies */
const bodyCodes = [
  "markdown-html",
  "markdown-heading",
  "heading-empty",
  "heading-skip",
  "heading-underlined",
  "code-indented",
  "table-unread",
  "table-cells",
  "footnote-missing",
  "footnote-unused",
  "link-unclosed",
  "mark-unmatched",
  "field-markdown",
  "text-unfinished",
  "text-repeated",
  "heading-space",
  "bullet-sign",
  "body-unused",
  "body-empty",
] as const;

/** Locale files */
const localeCodes = [
  "locale-name",
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
  "tax-number-control",
  "company-fact-missing",
  "telephone-unassigned",
  "string-unwritten",
  "url-rented",
  "vat-rate",
  "vat-excluded",
  "green-claim",
  "legal-unreviewed",
  "legal-changed",
  "legal-outdated",
  "accessibility-status",
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
const ruleGroups = {
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
