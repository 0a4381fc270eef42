/**
 * Top-level areas of a locale file that only programs of this project read: the commands and the local backend,
 * which know the original language only. Visitors never download them, translators need not write them.
 */
export const toolAreas: readonly string[] = ["agenda", "check", "cli", "local"];

/** Top-level areas of what only a site in several languages shows: the switch, and that a page is not translated. */
export const translationAreas: readonly string[] = ["translation"];
