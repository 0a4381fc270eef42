import { defaultLocale } from "#app/i18n/languages.ts";

/** Returns the language in the id of a route, `es:model:mod-one` → `es`; the default one for the root route. */
export function localeOfRoute(id: string): string {
  const end = id.indexOf(":");
  return end < 0 ? defaultLocale : id.slice(0, end);
}

/** Returns the key in the id of a route: `es:model:mod-one` → `model`, `es:about@alias` → `about`. */
export function keyOfRoute(id: string): string {
  return /^[^:]+:([^:@]+)/.exec(id)?.[1] ?? "";
}
