import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { Issue, Position } from "#app/content/issues.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import { positionsIn } from "#app/content/text/text-positions.ts";
import { textFields } from "#app/content/walk-fields.ts";
import type { Site } from "#app/site/site.server.ts";
import { markdownFiles } from "#scripts/check/site/files-below.ts";
import { type FoundText, findExampleHosts, isGap } from "./example-text.ts";
import { findGreenClaims } from "./green-claim.ts";
import { findUnassignedTelephones } from "./telephone.ts";
import { visitorStrings } from "./visitor-strings.ts";
import { withoutComments } from "./without-comments.ts";

/** A rule of texts: what finds its words in one. */
interface TextRule {
  readonly code: RuleCode;
  find(text: string): readonly FoundText[];
}

/** A text that visitors read, and where its characters are. */
interface WrittenText {
  readonly file: string;
  readonly text: string;
  positionOf(offset: number): Position;
}

const telephones: TextRule = { code: "example-value", find: findUnassignedTelephones };
const greenClaims: TextRule = {
  code: "green-claim",
  find: (text) => findGreenClaims(withoutTopics(text)),
};
const pageRules: readonly TextRule[] = [{ code: "example-value", find: findExampleHosts }, telephones];

/**
 * Returns what no text of the site may say, in any language: email addresses, URLs and telephone numbers of examples,
 * account numbers to which nobody should pay, and that something is good for the environment where `claims.environment` does
 * not say how; and the strings of the locale files that are still to be written.
 */
export function checkWrittenTexts({ root, files, locales }: Pick<Site, "root" | "files" | "locales">): Issue[] {
  const green = hasEnvironmentalGround(files) ? [] : [greenClaims];
  const texts = pages(files);
  const strings = locales.names().flatMap((locale) => stringsOf(root, locale));
  return [
    ...judge(texts, pageRules),
    // The assistant's file is made of the words of visitors.
    ...judge(
      texts.filter(({ file }) => !file.includes("/assistant/")),
      green,
    ),
    // Hints of forms name an email address that is nobody's.
    ...judge(strings, [telephones, ...green]),
    ...judge(siteTexts(files), green),
    ...strings.flatMap(({ file, text, positionOf, key }): Issue[] => {
      // Of a field of a form; no other string may be.
      const isLabel = key.startsWith("contact.") && /^nombre de (?:la|tu|su) empresa(?: \(opcional\))?$/i.test(text);
      return isGap(text) && !isLabel
        ? [{ file, code: "example-value", ...positionOf(0), values: { field: key, text } }]
        : [];
    }),
  ];
}

function judge(texts: readonly WrittenText[], rules: readonly TextRule[]): Issue[] {
  return texts.flatMap(({ file, text, positionOf }) =>
    rules.flatMap(({ code, find }) =>
      find(text).map(({ text: found, offset }) => ({ file, code, ...positionOf(offset), values: { text: found } })),
    ),
  );
}

function hasEnvironmentalGround(files: ContentFiles): boolean {
  const result = files.site();
  // Issues of site.yaml are another check's.
  if (!result.ok) return true;
  const { basis, date } = result.site.claims.environment;
  return Boolean(basis && date);
}

/** Returns the published texts of the content: the handbook lies beside the folders of the languages. */
function pages(files: ContentFiles): WrittenText[] {
  return markdownFiles(files.root)
    .filter((file) => file.split("/").length > 2)
    .map((file) => ({ file, text: withoutComments(files.text(file) ?? "") }))
    .filter(({ text }) => !/^draft: *true/m.test(text))
    .map(({ file, text }) => ({ file, text, positionOf: positionsIn(text) }));
}

/** Returns the texts of `content/site.yaml` that pages say; what else is wrong with them, `checkCompanyFacts` finds. */
function siteTexts(files: ContentFiles): WrittenText[] {
  const result = files.site();
  if (!result.ok) return [];
  const { site, locate } = result;
  return textFields(site)
    .filter(({ path: [group] }) => group !== "tags" && group !== "claims")
    .map(({ path, text }) => ({ file: "content/site.yaml", text, positionOf: () => locate.value(path) }));
}

/** Returns a text without what nobody says in it: the words by which the search and the tags of the blog know it. */
function withoutTopics(text: string): string {
  return text.replaceAll(/^ *(?:- )?(?:keywords|tags):.*$/gm, (line) => " ".repeat(line.length));
}

/** Returns the strings of a language, each with its key, as texts that have one place. */
function stringsOf(root: string, locale: string): (WrittenText & { readonly key: string })[] {
  const file = `locales/${locale}.json`;
  return visitorStrings(root, locale).map(({ key, text, position }) => ({
    file,
    key,
    text,
    positionOf: () => position,
  }));
}
