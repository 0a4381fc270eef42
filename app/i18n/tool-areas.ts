/**
 * Top-level areas of a locale file that only programs of this project read: the commands, the editors' schemas, the local
 * backend and the chat function, which know the original language only. Visitors never download them, translators need not write them.
 */
export const toolAreas: readonly string[] = ["agenda", "check", "cli", "fields", "local", "replies"];

/**
 * Top-level areas that the build alone reads, in every language: the words of the catalogue's PDFs, those of rendered
 * bodies, of the pages at earlier paths and of the heads of pages, and numbers in words. Visitors never download them;
 * translators write them.
 */
export const buildAreas: readonly string[] = ["catalogue", "markdown", "moved", "numbers", "seo"];
