import { createI18n } from "#app/i18n/create-i18n.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import es from "#locales/es.json" with { type: "json" };

/** The strings of the local backend: those of this code, whichever project folder it works on. */
export const { t } = createI18n(defaultLocale, es, es);
