import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fixtureClient } from "#tests/site/fixture-project.ts";

// A text that the code of each package holds and minifying keeps.
const marks = {
  "@emailjs/browser": "/api/v1.0/email/send",
  "@supabase/supabase-js": "x-relay-error",
} as const;

export type Vendor = keyof typeof marks;

const vendors = Object.keys(marks) as Vendor[];
const pathsOf = new Map<Vendor, readonly string[]>();

/** Returns the paths of the built scripts that hold the code of a package. @throws Error when there are none. */
function scriptsOf(vendor: Vendor): readonly string[] {
  const known = pathsOf.get(vendor);
  if (known) return known;
  const folder = join(fixtureClient, "assets");
  const found = readdirSync(folder)
    .filter((name) => name.endsWith(".js") && readFileSync(join(folder, name), "utf8").includes(marks[vendor]))
    .map((name) => `/assets/${name}`);
  if (found.length === 0) throw new Error(`No script of the build contains ${vendor}.`);
  pathsOf.set(vendor, found);
  return found;
}

/** Returns the packages whose code is among the given paths. */
export function vendorsAmong(paths: readonly string[]): Vendor[] {
  return vendors.filter((vendor) => scriptsOf(vendor).some((script) => paths.includes(script)));
}

/** Returns whether a URL is that of a package's code, for `page.route` and for `page.waitForResponse`. */
export function isScriptOf(vendor: Vendor): (url: URL) => boolean {
  return ({ pathname }) => scriptsOf(vendor).includes(pathname);
}
