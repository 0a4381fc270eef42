import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { reviewLegalTexts } from "./review-legal-texts.ts";

/** Files that replace those of the frozen site in one that may go online. */
const onlineFolder = fileURLToPath(new URL("../../../site/online", import.meta.url));

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
