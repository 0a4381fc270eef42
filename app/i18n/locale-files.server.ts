import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#app/content/project-root.server.ts";
import { defaultLocale } from "./languages.ts";
import type { Messages } from "./messages.ts";

const cache = new Map<string, Messages>();

/** Languages of the site: one per file in `locales/`, the default one first. */
export function getLocales(): string[] {
  const found = readdirSync(join(projectRoot(), "locales"))
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length));
  return [defaultLocale, ...found.filter((locale) => locale !== defaultLocale).sort()];
}

/**
 * All strings of a language. `npm run check` has compared the file with the original before any page is built.
 *
 * @throws Error when the file cannot be read as JSON.
 */
export function getMessages(locale: string): Messages {
  const cached = cache.get(locale);
  if (cached) return cached;
  const file = join(projectRoot(), "locales", `${locale}.json`);
  // Some editors begin a file with a byte order mark, which JSON does not know.
  const messages: Messages = JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  cache.set(locale, messages);
  return messages;
}
