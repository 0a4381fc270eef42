import { defaultLocale } from "./languages.ts";
import type { Messages } from "./messages.ts";

// One chunk per language: a page loads the strings of its own language only.
const loaders = import.meta.glob<Messages>("/locales/*.json", { import: "default" });

/** Returns the strings of the language of a path, `/xx/kontakt` → those of `xx`. The browser fetches them once. */
export async function loadMessages(pathname: string): Promise<{ locale: string; messages: Messages }> {
  const prefix = pathname.split("/")[1] ?? "";
  const locale = `/locales/${prefix}.json` in loaders ? prefix : defaultLocale;
  const load = loaders[`/locales/${locale}.json`];
  if (!load) throw new Error(`The build has no strings for the language «${locale}».`);
  return { locale, messages: await load() };
}
