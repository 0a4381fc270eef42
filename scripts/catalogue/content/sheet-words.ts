import { taxPhrase } from "#app/content/figures/tax-phrase.ts";
import type { Formats } from "#app/i18n/formats.ts";
import type { Edition } from "#app/site/edition.server.ts";

/** Formats of figures and tax phrase for the sheets of one language. */
export interface SheetWords {
  readonly formats: Formats;
  readonly taxes: string;
}

/** Returns the words that all sheets of a language share. */
export function createSheetWords({ formats, content, t }: Edition): SheetWords {
  return {
    formats,
    taxes: taxPhrase(content.site().vat, { t }),
  };
}
