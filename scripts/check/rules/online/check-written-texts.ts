import type { Issue, Position } from "#app/content/issues.ts";
import { isDraft } from "#app/content/publication/publication.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import { positionsIn } from "#app/content/text/text-positions.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { type FoundText, findExampleHosts, isGap } from "./example-text.ts";
import { findGreenClaims } from "./green-claim.ts";
import { findUnassignedTelephones } from "./telephone.ts";
import { withoutComments } from "./without-comments.ts";

/** A text that visitors read, and where its characters are. */
interface WrittenText {
  readonly file: string;
  readonly text: string;
  positionOf(offset: number): Position;
}

/**
 * Returns what no text of the site may say, in any language: email addresses, URLs and telephone numbers of examples, and
 * that something is good for the environment where `claims.environment` does not say how; and the strings of the locale
 * files that are still to be written.
 */
export function checkWrittenTexts(site: CheckedSite): Issue[] {
  const { pages, answers } = pageTexts(site);
  const strings = stringTexts(site);
  // Hints of forms name an invented email address.
  return [
    ...judge([...pages, ...answers], "example-value", findExampleHosts),
    ...judge([...pages, ...answers, ...strings], "example-value", findUnassignedTelephones),
    ...(hasEnvironmentalBasis(site)
      ? []
      : judge([...pages, ...strings, ...siteTexts(site)], "green-claim", (text) =>
          findGreenClaims(withoutTopics(text)),
        )),
    ...strings.filter(isUnwritten).map(({ file, key, text, positionOf }): Issue => {
      return { file, code: "example-value", ...positionOf(0), values: { field: key, text } };
    }),
  ];
}

function judge(texts: readonly WrittenText[], code: RuleCode, find: (text: string) => readonly FoundText[]): Issue[] {
  return texts.flatMap(({ file, text, positionOf }) =>
    find(text).map(({ text: found, offset }) => ({ file, code, ...positionOf(offset), values: { text: found } })),
  );
}

function hasEnvironmentalBasis({ content }: CheckedSite): boolean {
  const result = content.site();
  // Issues of site.yaml are another check's.
  if (!result.ok) return true;
  const { basis, date } = result.site.claims.environment;
  return Boolean(basis && date);
}

/** Returns the texts of the content, but for drafts: those of pages, and the assistant's, which have words of visitors. */
function pageTexts({ files }: CheckedSite): { pages: WrittenText[]; answers: WrittenText[] } {
  const texts = files
    .filter(({ data }) => !isDraft(data))
    .map(({ file, kind, head, body }) => {
      const text = withoutComments(head + body);
      return { file, kind, text, positionOf: positionsIn(text) };
    });
  const [answers = [], pages = []] = [true, false].map((is) =>
    texts.filter(({ kind }) => (kind === "assistant") === is),
  );
  return { pages, answers };
}

/** Returns the texts of `content/site.yaml` that pages say; what else is wrong with them, `checkCompanyFacts` finds. */
function siteTexts({ content }: CheckedSite): WrittenText[] {
  const result = content.site();
  if (!result.ok) return [];
  const { site, locate } = result;
  return textFields(site)
    .filter(({ path: [group] }) => group !== "tags" && group !== "claims")
    .map(({ path, text }) => ({ file: "content/site.yaml", text, positionOf: () => locate.value(path) }));
}

/** Returns a text without its keywords and tags, which assert nothing. */
function withoutTopics(text: string): string {
  return text.replaceAll(/^ *(?:- )?(?:keywords|tags):.*$/gm, (line) => " ".repeat(line.length));
}

/** Returns the strings that visitors read, in all languages, each as a text that has one place. */
function stringTexts({ strings }: CheckedSite): (WrittenText & { readonly key: string })[] {
  return [...strings.values()].flatMap(({ file, texts }) =>
    texts.map(({ key, text, position }) => ({ file, key, text, positionOf: () => position })),
  );
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
