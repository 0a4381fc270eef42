import { taxPhrase } from "#app/content/figures/tax-phrase.ts";
import type { Formats } from "#app/i18n/formats.ts";
import type { Edition } from "#app/site/edition.server.ts";

/** How the sheets of one language write figures, and what they say of taxes. */
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
