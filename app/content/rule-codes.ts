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
  "quotes-curly",
  "text-cut",
  "yaml-syntax",
] as const;

/** Fields */
const fieldCodes = [
  "field-unknown",
  "field-missing",
  "field-type",
  "field-value",
  "field-format",
  "field-count",
  "field-range",
  "date-invalid",
  "date-future",
  "date-doubtful",
  "value-doubtful",
  "domain-other",
  "alt-missing",
  "alt-meaningless",
] as const;

/** Which pages there are */
const pageCodes = ["slug-duplicate"] as const;

/** Originals and where they are shown */
const pictureCodes = [
  "picture-missing",
  "picture-broken",
  "picture-small",
  "picture-heavy",
  "picture-untracked",
] as const;

/** What the files say of each other */
const linkCodes = [
  "name-unknown",
  "model-cardless",
  "tag-unknown",
  "name-duplicate",
  "link-broken",
  "link-insecure",
  "link-unclosed",
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
  "fact-literal",
  "count-typed",
  "price-untaxed",
  "claim-without-note",
  "note-misplaced",
] as const;

/** Words, titles and descriptions of a page */
const titleCodes = [
  "word-unknown",
  "translation-list",
  "translation-copy",
  "translation-fact",
  "translation-moment",
  "title-duplicate",
  "question-unopened",
  "title-length",
  "description-length",
] as const;

/** Markdown bodies */
const bodyCodes = [
  "markdown-html",
  "heading-skip",
  "heading-empty",
  "heading-underlined",
  "code-indented",
  "table-unread",
  "table-cells",
  "footnote-missing",
  "footnote-unused",
  "mark-unmatched",
  "field-markdown",
  "text-unfinished",
  "text-repeated",
  "mark-unread",
  "body-unused",
  "body-empty",
] as const;

/** Locale files */
const localeCodes = [
  "locale-syntax",
  "locale-key-missing",
  "locale-plural",
  "locale-unfinished",
  "locale-key-unknown",
  "locale-key-type",
  "locale-value",
  "locale-marks",
  "locale-placeholder",
  "locale-path",
] as const;

/** Only for a site that goes online */
const onlineCodes = [
  "example-value",
  "tax-number-control",
  "company-fact-missing",
  "vat-rate",
  "green-claim",
  "legal-unreviewed",
  "legal-outdated",
  "accessibility-status",
  "example-story",
] as const;

/** Settings of a site that goes online, and public values of the build */
const settingCodes = ["setting-unusable", "setting-secret"] as const;

/** Source code */

/**
 * The rules by subject. A code never changes its meaning; its two sentences, what is wrong and what to do, are in
 * `locales/es.json` under `check.rules`.
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
} as const;

/** Every rule that `npm run check` knows. */
export const ruleCodes = Object.values(ruleGroups).flat();

export type RuleCode = (typeof ruleCodes)[number];
