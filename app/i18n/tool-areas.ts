/**
 * Top-level areas of a locale file that only programs of this project read: the commands, the editors' schemas and the
 * local backend, which know the original language only. Visitors never download them, translators need not write them.
 */
export const toolAreas: readonly string[] = ["agenda", "check", "cli", "fields", "local"];

/** Top-level areas of what only a site in several languages shows: the switch, and that a page is not translated. */
export const translationAreas: readonly string[] = ["translation"];
