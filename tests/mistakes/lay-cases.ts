import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makePicture } from "./make-picture.ts";
import { type Case, type ChangedFile, type Edit, isSample, readSample } from "./read-cases.ts";

/** Marks in a text where the issue is. It is not part of the file. */
const mark = "▸";

/** Several cases may change a file: the mark of each is the next sign of private use, by its place in the group. */
const firstMark = 0xe000;
const marked = /[\uE000-\uEFFF]/g;

/** Stands in the samples for a number, so that no two copies have the same title or description. */
const numberSign = "§";

/** A line in which an issue has to be, of the case with this place in the group. */
interface Mark {
  readonly line: number;
  readonly by: number;
}

/** What becomes of a file: its content, or nothing for one that is gone. */
interface LaidFile {
  readonly content: string | Uint8Array | undefined;
  readonly marks: readonly Mark[];
}

/** Cases that do not touch each other, on one copy of the site. */
export interface Group {
  readonly cases: readonly Case[];
  readonly files: ReadonlyMap<string, LaidFile>;
}

/** A text with the marks of the cases that change it. */
interface MarkedFile {
  readonly code: string;
  readonly edit: Edit;
  readonly text: string;
}

/**
 * Returns the name of the cases that may share a copy. Models have facts that other texts name; strings and settings
 * affect every text, and a broken one hides every other issue.
 */
function batchOf({ name, code, edits }: Case): string {
  const files = [...edits.keys()];
  const concernsAll = files.some((file) => /^(?:content\/site\.yaml|locales\/es\.json)$/.test(file));
  if (concernsAll && unreadable.test(code)) return name;
  if (files.some((file) => file.startsWith("locales/"))) {
    if (files.includes("locales/es.json")) return "original";
    return files.every((file) => file.startsWith("locales/")) ? "strings" : "translations";
  }
  if (files.includes("content/site.yaml")) return "settings";
  return files.some((file) => file.startsWith("content/es/models/")) ? "models" : "texts";
}

/** Codes of files of which nothing else is looked at, and of fields with a wrong form. */
const unreadable = /^(?:yaml|file|text-cut|conflict|locale-(?:syntax|key-type))/;
const unparsed = /^(?:field-(?!markdown)|date-invalid)/;
/** A legal text has one issue of its review at most. */
const legalText = /\/legal\//;

/**
 * Puts cases into groups.
 *
 * @param root Folder of the site that they change.
 * @throws Error when a file does not have the text that an edit changes.
 */
export async function groupCases(root: string, cases: readonly Case[]): Promise<Group[]> {
  const groups: { readonly batch: string; readonly cases: Case[]; readonly files: Map<string, MarkedFile> }[] = [];
  for (const one of cases) {
    const batch = batchOf(one);
    const isIn = [...groups.filter((group) => group.batch === batch), undefined].some((found) => {
      const group = found ?? { batch, cases: [], files: new Map<string, MarkedFile>() };
      const changed = changedFiles(one, group, root);
      if (!changed) return false;
      if (!found) groups.push(group);
      group.cases.push(one);
      for (const [file, text] of changed) group.files.set(file, text);
      return true;
    });
    if (!isIn) throw new Error(`${one.name}: a file does not have the text that is changed.`);
  }
  return Promise.all(groups.map(layGroup));
}

/** Returns the files of a case as it changes those of a group; undefined if another case has changed the same place. */
function changedFiles(
  { code, edits }: Case,
  { cases, files }: { readonly cases: readonly Case[]; readonly files: ReadonlyMap<string, MarkedFile> },
  root: string,
): [string, MarkedFile][] | undefined {
  const own = String.fromCodePoint(firstMark + cases.length);
  const changed = [...edits].flatMap(([file, edit], index): [string, MarkedFile][] => {
    const before = files.get(file);
    if (before && !canShare(before, { code, edit }, file)) return [];
    const number = `${cases.length}${index}`;
    const text = changedText(edit, before?.text, (from) => readFileSync(join(root, from ?? file), "utf8"))
      ?.replaceAll(mark, own)
      .replaceAll(numberSign, number);
    const isApart = !text?.split("\n").some((line) => new Set(line.match(marked)).size > 1);
    return text === undefined || !isApart ? [] : [[file, { code, edit, text }]];
  });
  return changed.length === edits.size ? changed : undefined;
}

/** Whether the mistakes of two cases in one file are told together: each changes some words, and none hides the other. */
function canShare(one: Omit<MarkedFile, "text">, other: Omit<MarkedFile, "text">, file: string): boolean {
  return (
    [one, other].every(({ code, edit }) => isChange(edit) && !unreadable.test(code)) &&
    unparsed.test(one.code) === unparsed.test(other.code) &&
    !(legalText.test(file) && [one, other].some(({ code }) => code.startsWith("legal-")))
  );
}

/** Returns what an edit makes of a text; undefined if the text has not what is changed. */
function changedText(
  edit: Edit,
  before: string | undefined,
  read: (from: string | undefined) => string,
): string | undefined {
  if (edit.kind === "text") return edit.text;
  if (edit.kind !== "changed") return "";
  const { from, changes, length, times } = edit;
  let text = before ?? (isSample(from) ? readSample(from) : read(from));
  for (const [find, replace, line] of changes) {
    if (!text.includes(find)) return undefined;
    text = text.replace(find, () => replace.repeat(times));
    if (line !== undefined) text = withMark(text, line);
  }
  return length === undefined ? text : `${text.slice(0, length)}${mark}`;
}

/** Whether an edit only changes some words of a file that is there. */
function isChange(edit: Edit): boolean {
  return edit.kind === "changed" && edit.from === undefined && edit.length === undefined && edit.as === undefined;
}

/** Marks the line with a number, or the first one with a text. */
function withMark(text: string, line: string | number): string {
  const lines = text.split("\n");
  const index = typeof line === "number" ? line - 1 : lines.findIndex((each) => each.includes(line));
  return lines.map((each, at) => (at === index ? mark + each : each)).join("\n");
}

async function layGroup({ cases, files }: { cases: Case[]; files: Map<string, MarkedFile> }): Promise<Group> {
  const laid = [...files].map(async ([file, { edit, text }]): Promise<[string, LaidFile]> => {
    const marks = text
      .split("\n")
      .flatMap((words, index) =>
        [...words.matchAll(marked)].map(([sign]): Mark => ({ line: index + 1, by: sign.charCodeAt(0) - firstMark })),
      );
    return [file, { content: await contentOf(edit, text.replaceAll(marked, "")), marks }];
  });
  return { cases, files: new Map(await Promise.all(laid)) };
}

function contentOf(edit: Edit, text: string): LaidFile["content"] | Promise<LaidFile["content"]> {
  if (edit.kind === "gone") return undefined;
  if (edit.kind === "picture") return makePicture(edit.picture);
  return edit.kind === "text" ? text : encode(text, edit.as);
}

function encode(text: string, as: ChangedFile["as"]): string | Uint8Array {
  if (as === "latin1") return Buffer.from(text, "latin1");
  if (as === "utf16le") return Buffer.from(`\ufeff${text}`, "utf16le");
  if (as === "bom") return `\ufeff${text}`;
  if (as === "crlf") return text.replaceAll("\n", "\r\n");
  return as === "trimmed" ? text.trimEnd() : text;
}
