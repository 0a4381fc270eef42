import { join } from "node:path";

/** Folder of the code that the check belongs to, which need not be the folder of the site. */
export const codeRoot = join(import.meta.dirname, "..", "..", "..");
