import type { Issue } from "#app/content/issues.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { issueAt } from "#scripts/check/content/body/block-issue.ts";
import { inlineBlocks, type Range } from "#scripts/check/content/body/inline-blocks.ts";
import { linkLeftovers } from "#scripts/check/content/body/link-leftovers.ts";
import { proseFields } from "#scripts/check/content/body/prose-fields.ts";
import { bodyNodes } from "#scripts/check/content/body-nodes.ts";
import { fieldPieceIssue } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import type { FoundWord } from "./find-words.ts";

/** A text whose words are checked. */
interface SpelledText {
  readonly text: string;
  readonly issueAt: (code: RuleCode, values: Issue["values"], found: FoundWord) => Issue;
}

/** Fields with names of people and things, with words of search engines, or with words that programs read. */
const unspelled: ReadonlySet<string> = new Set([
  "name",
  "tileName",
  "imperial",
  "keywords",
  "tags",
  "aliases",
  "publishAt",
  "icon",
  "kind",
  "room",
  "rooms",
  "number",
]);
/** Groups of a model's plan, with names of parts; what visitors read of it are labels. */
const plans: ReadonlySet<string> = new Set(["plans", "elevations", "size"]);
const planTexts: ReadonlySet<string> = new Set(["label", "text", "title", "note", "alt", "caption", "drawingAlt"]);

/** Returns the texts of a file in the language of its readers. */
export function spelledTexts(file: ContentFile): SpelledText[] {
  return [...spelledFields(file), ...spelledBlocks(file)];
}

function spelledFields(file: ContentFile): SpelledText[] {
  const languages = new Set(
    textFields(file.data)
      .filter(({ path }) => path.at(-1) === "lang")
      .map(({ path }) => path.slice(0, -1).join(".")),
  );
  return proseFields(file).flatMap(({ path, text }): SpelledText[] => {
    const name = path.findLast((part) => typeof part === "string") ?? "";
    if (unspelled.has(name)) return [];
    if (path.some((part) => plans.has(String(part))) && !planTexts.has(name)) return [];
    // The words beside a field `lang` are in that language.
    if (typeof path.at(-1) === "number" && languages.has(path.slice(0, -2).join("."))) return [];
    const issue: SpelledText["issueAt"] = (code, values, { word: found, offset }) =>
      fieldPieceIssue(file, path, code, values, { offset, found });
    return [{ text, issueAt: issue }];
  });
}

function spelledBlocks(file: ContentFile): SpelledText[] {
  const foreign = foreignWords(file);
  return inlineBlocks(file).map((block) => {
    const { text, offset, addresses } = block;
    // The address of a link that is half written stands in the text.
    const leftovers = linkLeftovers(block).map(({ range }) => range);
    const ranges = foreign.map(([start, end]): Range => [start - offset, end - offset]);
    return {
      text: withoutRanges(text, [...addresses, ...ranges, ...leftovers]),
      issueAt: (code, values, found) => issueAt(file, offset + found.offset, code, values),
    };
  });
}

/** A few words in italics are foreign, or meant as words: Spanish prints them so. */
function foreignWords(file: ContentFile): Range[] {
  return bodyNodes(file).flatMap((node): Range[] => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (node.type !== "emphasis" || start === undefined || end === undefined) return [];
    return file.body.slice(start, end).split(/\s+/).length <= 4 ? [[start, end]] : [];
  });
}

function withoutRanges(text: string, ranges: readonly Range[]): string {
  return ranges.reduce((rest, [start, end]) => {
    const [from, to] = [Math.max(0, start), Math.min(rest.length, end)];
    return from < to ? `${rest.slice(0, from)}${"|".repeat(to - from)}${rest.slice(to)}` : rest;
  }, text);
}
