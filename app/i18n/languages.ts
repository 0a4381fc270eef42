import type es from "#locales/es.json";

/** The language of the original content, whose paths have no prefix. */
export const defaultLocale = "es";

/** The attributes of an element that shows the original. */
export const originalLanguageAttributes = { lang: defaultLocale, dir: "ltr" } as const;

/** The shape that every locale file must have: that of the original. */
export type Messages = typeof es;

/** The properties that every locale file gives of its own language, under `language`. */
export interface Language {
  /** BCP 47 tag, the name of the file. */
  readonly locale: string;
  /** The language's name in the language itself. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
}
