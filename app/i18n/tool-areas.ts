/**
 * Top-level areas of a locale file that only programs of this project read: the commands, the editors' schemas and the
 * local backend, which know the original language only. Visitors never download them, translators need not write them.
 */
export const toolAreas: readonly string[] = ["agenda", "check", "cli", "fields", "local"];

/**
 * Top-level areas that the build alone reads, in every language: the words of the catalogue's PDFs, of the grounds of
 * claims, of rendered bodies, of pages at earlier paths, numbers in words, names and heads of pages, plans in words,
 * sentences of the assistant's answers, and those that offer a language to readers of another page. Visitors never download them;
 * translators write them.
 */
export const buildAreas: readonly string[] = [
  "catalogue",
  "claimGrounds",
  "languageOffer",
  "markdown",
  "moved",
  "numbers",
  "pageName",
  "planWords",
  "replies",
  "seo",
];

/** Top-level areas of what only a page that is being written shows: the mark of a missing picture. */
export const developmentAreas: readonly string[] = ["picture"];

/** Top-level areas of what only a site in several languages shows: the switch, and that a page is not translated. */
export const translationAreas: readonly string[] = ["translation"];
