import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openSite } from "#app/site/site.server.ts";
import { legalFiles, legalHash } from "#scripts/check/rules/online/legal-hash.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

/** Writes into each legal text of a copy of the frozen site that a lawyer has reviewed it as it is now. */
export function reviewLegalTexts(root: string): void {
  const site = openSite(root);
  for (const file of legalFiles(site.files)) {
    const text = readFileSync(join(root, file), "utf8");
    writeFiles(root, {
      [file]: text.replace(/(reviewed: \{ date: \S+ text: )"[^"]*"/, `$1"${legalHash(site, file)}"`),
    });
  }
}
