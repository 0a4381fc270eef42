import type { Nodes } from "mdast";
import { type CollectionName, schemaOf } from "#app/content/collections.ts";
import { eachNode } from "#app/content/markdown/each-node.ts";
import type { ParsedEntry } from "#app/content/parse-entry.ts";
import type { Position } from "#app/content/text/text-positions.ts";
import { positionAt } from "#app/content/text/text-positions.ts";
import { type TextField, textFields } from "#app/content/walk-fields.ts";
import { marksOf } from "#app/schemas/field-marks.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import { schemaAt } from "#app/schemas/schema-at.ts";
import type { Issue, RuleCode } from "#scripts/check/advice/issues.ts";
import { type InlineBlock, inlineBlocks, mask } from "#scripts/check/texts/inline-blocks.ts";
import { findLeftovers, type Leftover } from "#scripts/check/texts/leftovers.ts";
import { replaceText } from "#scripts/check/texts/replaced-text.ts";
import { type WrittenEntity, writtenEntities } from "#scripts/check/texts/written-entities.ts";

/** A content file before the rules examine it. */
interface NamedEntry extends ParsedEntry<object> {
  readonly locale: string;
  readonly kind: CollectionName | "pages";
  readonly id: string;
  readonly slug: string;
  readonly aliases?: readonly string[];
}

/** A parsed content file as the rules see it: fields of any shape, and its texts. */
export interface ContentFile extends NamedEntry {
  /** Every text of the front matter. */
  readonly fields: readonly TextField[];
  /** All nodes of the body, in the order of the text. */
  readonly nodes: readonly Nodes[];
  /** The blocks of the body that have words. */
  readonly blocks: readonly InlineBlock[];
  /** The texts that visitors read. Leftovers in them are masked. */
  readonly prose: readonly WrittenText[];
  /** All texts in which placeholders are filled: `prose`, technical fields, and what links and pictures have. */
  readonly filled: readonly WrittenText[];
  /** The marks that other programs have left in these texts. */
  readonly leftovers: readonly (Leftover & Pick<WrittenText, "issue">)[];
  /** The characters of these texts that are written as HTML; the texts have the characters themselves. */
  readonly entities: readonly (WrittenEntity & Pick<WrittenText, "issue" | "block">)[];
}

/** Returns the file of an entry or page in a language. */
export type FindFile = (locale: string, kind: string | undefined, id: string | undefined) => ContentFile | undefined;

/** A text of a file, in a field of its front matter or in its body. */
export interface WrittenText {
  /** The text that rules search: in a body, all that markdown has understood is masked. */
  readonly text: string;
  /** As long as `text`, and as it is written, but for entities: what messages quote. */
  readonly source: string;
  /** Path of its field; undefined in a body. */
  readonly path?: FieldPath;
  /** The marks of its field in the schema. */
  readonly marks?: ReturnType<typeof marksOf>;
  /** The paragraph, heading or cell that it is; undefined in a field. */
  readonly block?: InlineBlock;
  /** Returns an issue of the piece `found`, which is at an offset of the text. */
  readonly issue: (code: RuleCode, values: Issue["values"], offset: number, found: string) => Issue;
}

/** Returns an entry with what rules ask of it. */
export function readContentFile(entry: NamedEntry): ContentFile {
  const fields = textFields(entry.data);
  const leftovers: (Leftover & Pick<WrittenText, "issue">)[] = [];
  const withoutLeftovers = (written: WrittenText): WrittenText => {
    const found = findLeftovers(written.text);
    if (found.length === 0) return written;
    const { issue, source } = written;
    const quoted = ({ offset, found: { length } }: Leftover) => source.slice(offset, offset + length);
    leftovers.push(...found.map((leftover) => ({ ...leftover, found: quoted(leftover), issue })));
    const text = found.reduce(
      (rest, { offset, found: { length } }) =>
        rest.slice(0, offset) + mask.repeat(length) + rest.slice(offset + length),
      written.text,
    );
    return { ...written, text, ...(written.block && { block: { ...written.block, text } }) };
  };
  const entities: (WrittenEntity & Pick<WrittenText, "issue" | "block">)[] = [];
  const withoutEntities = (written: WrittenText): WrittenText => {
    const found = writtenEntities(written.text);
    if (found.length === 0) return written;
    const { issue, block, source } = written;
    entities.push(...found.map((entity) => ({ ...entity, issue, block })));
    const pieces = found.map(({ offset, found: { length }, character }) => ({ offset, length, by: character }));
    const read = replaceText(written.text, pieces);
    return {
      ...written,
      text: read.text,
      source: replaceText(source, pieces).text,
      issue: (code, values, offset, { length }) =>
        issue(code, values, read.at(offset), source.slice(read.at(offset), read.at(offset + length))),
    };
  };
  const inFields = readFields(entry, fields).map((written) =>
    isRead(written) ? withoutEntities(withoutLeftovers(written)) : written,
  );
  const inBlocks = inlineBlocks(entry).map((block) => {
    const issue: WrittenText["issue"] = (code, values, offset) => issueAt(entry, block.offset + offset, code, values);
    return withoutEntities(withoutLeftovers({ text: block.text, source: block.source, block, issue }));
  });
  const nodes: Nodes[] = [];
  eachNode<Nodes>(entry.tree(), (node) => {
    nodes.push(node);
  });
  const hidden = nodes.flatMap((node) => hiddenTexts(entry, node)).map(withoutLeftovers);
  return {
    ...entry,
    fields,
    nodes,
    blocks: inBlocks.flatMap(({ block }) => block ?? []),
    prose: [...inFields.filter(isRead), ...inBlocks],
    filled: [...inFields, ...inBlocks, ...hidden],
    leftovers,
    entities,
  };
}

/** Whether people read a field: names and words, but not those by which the assistant understands visitors. */
function isRead({ marks = {} }: WrittenText): boolean {
  const { words, name, typed } = marks;
  return (words || name) === true && !typed;
}

function readFields(entry: NamedEntry, fields: readonly TextField[]): WrittenText[] {
  const schema = schemaOf(entry.kind, entry.id);
  return (
    fields
      // Holds hashes, which may look like figures, and a date, not words.
      .filter(({ path }) => path[0] !== "reviewed")
      .map(({ path, text }) => ({
        text,
        source: text,
        path,
        marks: marksOf(schemaAt(schema, path)),
        issue: (code, values, offset, found) => ({
          ...fieldIssue(entry, path, code, values),
          ...piecePosition(entry, path, offset, found),
        }),
      }))
  );
}

/** Returns what a node of a body has beside its words: alternative text, caption and an address with a placeholder. */
function hiddenTexts(entry: NamedEntry, node: Nodes): WrittenText[] {
  const source = sourceOf(entry, node);
  return ["alt", "title", "url"].flatMap((name): WrittenText[] => {
    const text: unknown = Reflect.get(node, name);
    // An address alone is among the words of its block.
    const isBareLink = node.type === "link" && !source.startsWith("[");
    if (typeof text !== "string" || (name === "url" && (!text.includes("{{") || isBareLink))) return [];
    const issue: WrittenText["issue"] = (code, values, offset, found) =>
      bodyIssue(entry, node, code, values, Math.max(source.indexOf(found, offset), source.indexOf(found), 0));
    return [{ text, source: text, issue }];
  });
}

/** Returns every text whose field has this name, at any depth: `fieldsNamed(file, "href")`. */
export function fieldsNamed(file: ContentFile, name: string): TextField[] {
  return file.fields.filter(({ path }) => path.at(-1) === name);
}

/** Returns an issue of one field of the front matter. */
export function fieldIssue(
  { file, locate }: Pick<NamedEntry, "file" | "locate">,
  path: FieldPath,
  code: RuleCode,
  values: Issue["values"] = {},
): Issue {
  return { file, code, ...locate.value(path), values: { field: formatFieldPath(path), ...values } };
}

/**
 * Returns the place of a piece of a field: at or after its offset in the written text, which may be longer, for its
 * quotation marks and indentation. A piece that is written otherwise is at the field's value.
 */
function piecePosition({ head, locate }: NamedEntry, path: FieldPath, offset: number, found: string): Position {
  const start = locate.value(path);
  const lineStart = head.split("\n", start.line - 1).join("\n").length + (start.line > 1 ? 1 : 0);
  const inHead = head.indexOf(found, lineStart + start.column - 1 + offset);
  return inHead < 0 ? start : positionAt(head, inHead);
}

/** Returns an issue of a node of the body; `offset` counts characters of the source from the node's start. */
export function bodyIssue(
  entry: NamedEntry,
  node: Nodes,
  code: RuleCode,
  values: Issue["values"] = {},
  offset = 0,
): Issue {
  return issueAt(entry, (node.position?.start.offset ?? 0) + offset, code, values);
}

/** Returns an issue of the place `offset` characters after the beginning of the body. */
export function issueAt(
  { file, body, bodyLine }: NamedEntry,
  offset: number,
  code: RuleCode,
  values: Issue["values"] = {},
): Issue {
  const { line, column } = positionAt(body, offset);
  return { file, code, line: bodyLine + line - 1, column, values };
}

/** Returns a node as it is written. */
export function sourceOf({ body }: NamedEntry, { position }: Nodes): string {
  return body.slice(position?.start.offset, position?.end.offset);
}

/** Returns the end of a text in one line, from the beginning of a word: what a message quotes before a mistake. */
export function excerptEnd(text: string, length = 30): string {
  const end = text.slice(-length);
  const words = text.length > length ? end.replace(/^\S*\s+(?=\S)/, "") : end;
  return words.replaceAll(/\s+/g, " ").trim();
}

/** Returns the beginning of a text in one line, with an ellipsis where it is cut: what a message quotes. */
export function excerpt(text: string, length = 50): string {
  // Texts may be long; what is quoted of them is not.
  const line = text
    .slice(0, 4 * length)
    .replaceAll(/\s+/g, " ")
    .trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  return `${cut.slice(0, cut.lastIndexOf(" ") > length / 2 ? cut.lastIndexOf(" ") : length)}…`;
}
