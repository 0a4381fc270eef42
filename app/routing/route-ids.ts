import { defaultLocale } from "#app/i18n/languages.ts";

/** The language of a route, from its id: `es:model:mod-one` → `es`. The root route has none and gets the default. */
export function localeOfRoute(id: string): string {
  const end = id.indexOf(":");
  return end < 0 ? defaultLocale : id.slice(0, end);
}

/** The key of a route in the route table, from its id: `es:model:mod-one` → `model`, `es:about@alias` → `about`. */
export function keyOfRoute(id: string): string {
  return /^[^:]+:([^:@]+)/.exec(id)?.[1] ?? "";
}
