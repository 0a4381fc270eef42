import type { Issue } from "#app/content/issues.ts";
import { keyTexts } from "#app/i18n/key-texts.ts";
import { ledgerFile, readLedger } from "#app/i18n/ledger.server.ts";
import { groupStrings } from "#app/i18n/string-groups.ts";
import { type Ledger, untranslatedKeys } from "#app/i18n/translation-state.ts";
import type { Extent } from "./check-translation.ts";
import type { LocaleFile } from "./locale-file.ts";

/** What the ledger of a language says, or the issue that nobody can read it. */
interface LedgerResult {
  readonly issues: readonly Issue[];
  /** How much of the language is done; undefined where nobody can know it. */
  readonly extent: Extent | undefined;
}

/** Checks that the ledger of a language can be read: otherwise copies of Spanish texts would pass for translations. */
export function checkLedger(root: string, locale: LocaleFile, original: LocaleFile): LedgerResult {
  let ledger: Ledger | undefined;
  try {
    ledger = readLedger(root, locale.locale);
  } catch {
    const issue = { file: ledgerFile(locale.locale), line: 1, column: 1, code: "locale-ledger", values: {} } as const;
    return { issues: [issue], extent: undefined };
  }
  const strings = ({ texts }: LocaleFile) => groupStrings(texts.map(({ key, text }) => [key, text] as const));
  const spanish = strings(original);
  const missing = untranslatedKeys(spanish, strings(locale), ledger).size;
  return { issues: [], extent: { all: keyTexts(spanish).size, missing } };
}
