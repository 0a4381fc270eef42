import { isDraft } from "#app/content/publication/publication.ts";
import type { Position } from "#app/content/text/text-positions.ts";
import { positionAt } from "#app/content/text/text-positions.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Issue, RuleCode } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { TextPiece } from "#scripts/check/texts/text-piece.ts";
import { findExampleHosts, isGap } from "./example-text.ts";
import { findGreenClaims } from "./green-claim.ts";
import { findUnassignedTelephones } from "./telephone.ts";
import { withoutComments } from "./without-comments.ts";

/** A text that visitors read, and where its characters are. */
interface PlacedText {
  readonly file: string;
  readonly text: string;
  readonly positionOf: (offset: number) => Position;
}

/**
 * Returns what no text may say in any language: contacts of examples, praise for the environment without the basis of
 * `claims.environment`, and strings that are still to be written.
 */
export function checkWrittenTexts({ files, strings: locales, settings }: CheckedSite): Issue[] {
  const texts = files
    .filter(({ data }) => !isDraft(data))
    .map(({ file, kind, head, body }) => {
      const text = withoutComments(head + body);
      return { file, kind, text, positionOf: (offset: number) => positionAt(text, offset) };
    });
  const strings = [...locales.values()].flatMap(({ file, texts: written }) =>
    written.map(({ key, text, position }) => ({ file, key, text, positionOf: () => position })),
  );
  // `checkCompanyFacts` reports everything else in `content/site.yaml`.
  const facts = settings
    ? textFields(settings.data)
        .filter(({ path: [group] }) => group !== "tags" && group !== "claims")
        .map(({ path, text }) => ({ file: settings.file, text, positionOf: () => settings.locate.value(path) }))
    : [];
  // The file of the assistant has words of visitors.
  const own = [...texts.filter(({ kind }) => kind !== "assistant"), ...strings, ...facts];
  const { basis, date } = settings?.data.claims.environment ?? {};
  return [
    // Hints of forms name an invented email address.
    ...judge(texts, "example-value", findExampleHosts),
    ...judge([...texts, ...strings], "example-value", findUnassignedTelephones),
    ...(!settings || (basis && date) ? [] : judge(own, "green-claim", (text) => findGreenClaims(withoutTopics(text)))),
    ...strings.filter(isUnwritten).map(({ file, key, text, positionOf }): Issue => {
      return { file, code: "example-value", ...positionOf(), values: { field: key, text } };
    }),
  ];
}

function judge(texts: readonly PlacedText[], code: RuleCode, find: (text: string) => readonly TextPiece[]): Issue[] {
  return texts.flatMap(({ file, text, positionOf }) =>
    find(text).map(({ found, offset }) => ({ file, code, ...positionOf(offset), values: { text: found } })),
  );
}

/** Returns a text without its questions and tags, which assert nothing. */
function withoutTopics(text: string): string {
  return text.replaceAll(/^ *tags:.*$|¿[^¿?\n]*\?/gm, (words) => " ".repeat(words.length));
}

/** Whether a string is still to be written. The label of a field of the contact form may ask for a company's name. */
function isUnwritten({ key, text }: { readonly key: string; readonly text: string }): boolean {
  const isLabel = key.startsWith("contact.") && /^nombre de (?:la|tu|su) empresa(?: \(opcional\))?$/i.test(text);
  return isGap(text) && !isLabel;
}

/** Returns the stories that say of themselves that they are samples: invented customers are unlawful. */
export function checkStories({ content }: CheckedSite): Issue[] {
  return content
    .collection("stories", defaultLocale)
    .entries.filter(({ data }) => data.sample)
    .map(({ file, locate }) => ({ file, code: "example-story", ...locate.key(["sample"]), values: {} }));
}
