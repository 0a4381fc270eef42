import type { i18n } from "i18next";
import { defaultLocale } from "./languages.ts";
import type { StringGroup } from "./string-groups.ts";

/** Strings that come with the data of a part of a page. */
export interface FurtherStrings {
  readonly original: StringGroup;
  /** Those that a further language has of its own. */
  readonly own?: StringGroup;
}

/** Adds strings to those of a page, so that components read them by `t` too. */
export function addStrings(instance: i18n, { original, own }: FurtherStrings): void {
  instance.addResourceBundle(defaultLocale, "translation", original, true);
  if (own) instance.addResourceBundle(instance.language, "translation", own, true);
}
