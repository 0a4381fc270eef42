import type { Facts } from "#app/content/facts.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import type { Issue, RuleCode } from "#scripts/check/advice/issues.ts";
import type { LocaleFile } from "#scripts/check/locales/locale-file.ts";
import { linkLeftovers } from "#scripts/check/rules/links/check-link-leftovers.ts";
import { isRightTarget } from "#scripts/check/rules/links/judge-target.ts";
import { bodyIssue, type ContentFile, fieldIssue, fieldsNamed, sourceOf } from "#scripts/check/site/content-file.ts";
import { withoutRanges } from "#scripts/check/texts/inline-blocks.ts";
import { type ReplacedText, replaceText } from "#scripts/check/texts/replaced-text.ts";
import { findContacts } from "./find-contacts.ts";
import { type Figure, findFigures } from "./find-figures.ts";

/** A figure or contact of a text that is typed, not read from a fact. */
export interface SourcedItem {
  readonly key: string;
  readonly found: string;
  /** Undefined for a contact. */
  readonly unit: Figure["unit"] | undefined;
  /** The sentence that it is part of. */
  readonly sentence: string;
  readonly issue: (code: RuleCode, values: Issue["values"]) => Issue;
}

/** Returns the figures and contacts of a file, those of pictures and links too. */
export function itemsOfFile(file: ContentFile, facts: Facts): SourcedItem[] {
  const hidden = file.filled.filter(({ path, block }) => !path && !block);
  const texts = [...file.prose, ...hidden].flatMap(({ text, block, issue }) =>
    itemsIn(block ? withoutRanges(text, linkLeftovers(block)) : text, facts, issue),
  );
  const links = file.nodes.flatMap((node) => {
    // The words of a bare address are a text.
    if ((node.type !== "link" && node.type !== "definition") || !sourceOf(file, node).startsWith("[")) return [];
    return contactsIn(node.url, facts, (code, values) => bodyIssue(file, node, code, values));
  });
  const fields = fieldsNamed(file, "href").flatMap(({ path, text }) =>
    contactsIn(text, facts, (code, values) => fieldIssue(file, path, code, values)),
  );
  return [...texts, ...links, ...fields];
}

/** Returns the figures and contacts of the strings of a language; those of its original are judged there. */
export function itemsOfStrings({ file, texts }: LocaleFile, original: LocaleFile, facts: Facts): SourcedItem[] {
  const kindOf = ({ unit, key }: SourcedItem) => (unit ? key : key.split(" ")[0]);
  const originals = new Map(file === original.file ? [] : original.texts.map(({ key, text }) => [key, text]));
  return texts.flatMap(({ key, text, position }) => {
    const issue: SourcedItem["issue"] = (code, values) => ({ file, code, ...position, values });
    const items = itemsIn(text, facts, issue);
    if (items.length === 0) return [];
    const known = new Set(itemsIn(originals.get(key) ?? "", facts, issue).map(kindOf));
    return items.filter((item) => !known.has(kindOf(item)));
  });
}

function itemsIn(written: string, facts: Facts, issue: ContentFile["prose"][number]["issue"]): SourcedItem[] {
  const read = withConstants(written, facts);
  const figures = findFigures(read.text);
  const contacts = findContacts(read.text).map((contact) => ({ ...contact, unit: undefined }));
  return [...figures, ...contacts].map(({ key, found, offset, unit }) => {
    const [start, end] = [read.at(offset), read.at(offset + found.length)];
    return {
      key,
      found,
      unit,
      sentence: sentenceAt(read.text, offset),
      issue: (code, values) => issue(code, values, start, written.slice(start, end)),
    };
  });
}

function contactsIn(link: string, facts: Facts, issue: SourcedItem["issue"]): SourcedItem[] {
  // A link of a wrong form has an issue of its own.
  if (!isRightTarget(link, facts)) return [];
  return findContacts(link).map(({ key, found }) => ({ key, found, unit: undefined, sentence: link, issue }));
}

/** Returns a text as it is read, as far as its figures are typed, `{{41667 en euros}}`. Facts are masked. */
function withConstants(text: string, facts: Facts): ReplacedText {
  const pieces = findPlaceholders(text).map(({ name, offset, length }) => {
    const isConstant = !/\p{L}/u.test(name.replace(/\sen\s\S+$/u, ""));
    return { offset, length, by: (isConstant && facts.get(name)) || "_".repeat(length) };
  });
  return replaceText(text, pieces);
}

function sentenceAt(text: string, offset: number): string {
  const start = text.slice(0, offset).search(/[^.!?…\n]*(?:[.](?=\S)[^.!?…\n]*)*$/u);
  const end = text.slice(offset).search(/[.!?…](?=\s|$)|\n/u);
  return text.slice(Math.max(0, start), end < 0 ? text.length : offset + end);
}
