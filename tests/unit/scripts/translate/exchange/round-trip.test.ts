import fc from "fast-check";
import { expect, test } from "vitest";
import type { ExchangeFile } from "#scripts/translate/exchange/exchange-file.ts";
import { readPo, writePo } from "#scripts/translate/exchange/po-file.ts";
import { readXliff, writeXliff } from "#scripts/translate/exchange/xliff-file.ts";
import { anyText, holdsFor, textOf } from "#tests/unit/any-text.ts";

/** Pieces that mean something to PO, to XML or to readers from right to left. */
const pieces =
  '\n|\t|\\|\\n|"|\'|msgid|#, fuzzy|<|>|&|&amp;|&amp;amp;|&#10;|]]>|<![CDATA[|<b>|</target>|<ph id="1"/>|<!--|-->|{{count}}|{{brand}}|%s|%|é|€|\u200f|\u202e|العربية|👩‍🏗️|\u2028|\u00a0|  '.split(
    "|",
  );

/** XML has no control characters but three, and makes one line end of the others. */
function asXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
      .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/g, "")
  );
}

const units = (clean: (text: string) => string) =>
  fc
    .uniqueArray(
      fc.record({
        id: fc.stringMatching(/^[a-z]{1,4}\.[a-z@-]{1,6}(?:_one|_other)?$/),
        original: fc.oneof(textOf(pieces), anyText).map(clean).filter(hasWords),
        translation: fc.oneof(textOf(pieces), anyText).map(clean).filter(hasWords),
        note: fc.constantFrom("", "Una nota."),
        isOutdated: fc.boolean(),
      }),
      { selector: ({ id }) => id, maxLength: 5 },
    )
    .map((list): ExchangeFile => ({ locale: "ar", units: list }));

function hasWords(text: string): boolean {
  return text.trim() !== "";
}

test("any text comes back from PO as it went", () => {
  const clean = (text: string) => text.toWellFormed();
  holdsFor(
    1500,
    fc.property(units(clean), (file) => {
      const expected = file.units.map(({ note: _note, ...unit }) => unit);
      expect(readPo(writePo(file))).toEqual({ locale: "ar", units: expected });
    }),
  );
});

test("any text that XML can hold comes back from XLIFF as it went, an outdated one without its translation", async () => {
  const seen: ExchangeFile[] = fc.sample(units(asXml), { numRuns: 600, seed: 20_260_503 });
  for (const file of seen) {
    const expected = file.units.map(({ id, original, translation, isOutdated }) => ({
      id,
      original,
      translation: isOutdated ? "" : translation,
      isOutdated: false,
    }));
    expect(await readXliff(await writeXliff(file))).toEqual({ locale: "ar", units: expected });
  }
});

test.each(["", "texto", "{}", "<html></html>", "<xliff", '<xliff version="1.2"></xliff>', "msgid", 'msgid "a'])(
  "%j is no file of a translation program",
  async (text) => {
    const reading = text.startsWith("<") ? readXliff(text) : Promise.resolve().then(() => readPo(text));
    const units = await reading.then(
      (file) => file.units,
      () => [],
    );
    expect(units).toEqual([]);
  },
);
