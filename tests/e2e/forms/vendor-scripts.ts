import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// A text that each package's own code holds and minifying keeps.
const marks = {
  "@emailjs/browser": "/api/v1.0/email/send",
  "@supabase/supabase-js": "x-relay-error",
} as const;

export type Vendor = keyof typeof marks;

const folder = join("build", "client", "assets");
const scripts = readdirSync(folder)
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

/** The packages that are loaded on use, each with the addresses of the built scripts that hold its code. */
export const vendorScripts = Object.entries(marks).map(([vendor, mark]) => {
  const paths = scripts.filter(({ text }) => text.includes(mark)).map(({ name }) => `/assets/${name}`);
  if (paths.length === 0) throw new Error(`No script of the build contains ${vendor}.`);
  return { vendor, paths };
});

/** Whether an address is that of a package's code, for `page.route` and for `page.waitForResponse`. */
export function isScriptOf(wanted: Vendor): (address: URL) => boolean {
  const paths = vendorScripts.filter(({ vendor }) => vendor === wanted).flatMap((entry) => entry.paths);
  return ({ pathname }) => paths.includes(pathname);
}
