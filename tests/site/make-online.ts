import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openSite } from "#app/site/site.server.ts";
import { legalFiles, legalHash } from "#scripts/check/rules/online/legal-hash.ts";

/** Files that replace those of the frozen site in one that may go online. */
const onlineFolder = fileURLToPath(new URL("online", import.meta.url));

/** Values of the vendors, none of them an example. */
export const onlineSettings = `VITE_SUPABASE_URL=https://abcdefghijklm.supabase.co
VITE_SUPABASE_KEY=sb_publishable_abc123
VITE_MAIL_KEY=kX3s9dA
VITE_MAIL_SERVICE=service_9f2k
VITE_MAIL_TEMPLATE=template_7h1m
VITE_MAIL_URL=https://api.emailjs.com
`;

/** Removes from a copy of the frozen site what keeps it offline. */
export function makeOnline(root: string): void {
  cpSync(onlineFolder, join(root, "content"), { recursive: true });
  rmSync(join(root, "content/es/stories/taller-en-el-olivar.md"));
  reviewLegalTexts(root);
}

/** Writes into each legal text of a copy of the frozen site that a lawyer has reviewed it as it is now. */
export function reviewLegalTexts(root: string): void {
  const site = openSite(root);
  for (const file of legalFiles(site.files)) {
    const path = join(root, file);
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace(/(reviewed: \{ date: \S+ text: )"[^"]*"/, `$1"${legalHash(site, file)}"`));
  }
}
