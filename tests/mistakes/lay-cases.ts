import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makePicture } from "./make-picture.ts";
import { type Case, type ChangedFile, type Edit, readSample } from "./read-cases.ts";

/** Marks in a text where the issue is. It is not part of the file. */
const mark = "▸";

/** Stands in the samples for a number, so that no two copies have the same title or description. */
const numberSign = "§";

/** What becomes of a file: its content, or nothing for one that is gone. */
interface LaidFile {
  readonly content: string | Uint8Array | undefined;
  /** Lines of the marks. */
  readonly lines: readonly number[];
}

/** Cases that cannot disturb each other, on one copy of the site: each file is changed by one of them at most. */
export interface Group {
  readonly cases: readonly Case[];
  readonly files: ReadonlyMap<string, LaidFile>;
}

/**
 * What cases have in common that share a copy: a model has facts that other texts name, strings and settings concern all,
 * and nothing else is looked at where those cannot be read.
 */
function roomOf({ name, code, edits, isAlone }: Case): string {
  const files = [...edits.keys()];
  const isUnreadable = /^(?:yaml|file|text-cut|conflict|locale-(?:syntax|key-missing))/.test(code);
  if (isAlone || (isUnreadable && files.some((file) => /^(?:content\/site\.yaml|locales\/es\.json)$/.test(file)))) {
    return name;
  }
  if (files.some((file) => file.startsWith("locales/"))) {
    return files.every((file) => file.startsWith("locales/")) ? "strings" : "translations";
  }
  if (files.includes("content/site.yaml")) return "settings";
  return files.some((file) => file.startsWith("content/es/models/")) ? "models" : "texts";
}

/**
 * Puts cases into groups.
 *
 * @param root Folder of the site that they change.
 * @throws Error when a file does not have the text that an edit changes.
 */
export async function groupCases(root: string, cases: readonly Case[]): Promise<Group[]> {
  const groups: { readonly room: string; readonly cases: Case[] }[] = [];
  for (const one of cases) {
    const room = roomOf(one);
    const files = [...one.edits.keys()];
    const isFree = ({ edits }: Case) => !files.some((file) => edits.has(file));
    const group = groups.find((each) => each.room === room && each.cases.every(isFree));
    if (group) group.cases.push(one);
    else groups.push({ room, cases: [one] });
  }
  return Promise.all(groups.map((group) => layGroup(root, group.cases)));
}

async function layGroup(root: string, cases: readonly Case[]): Promise<Group> {
  const edits = cases.flatMap((one) =>
    [...one.edits].map(([file, edit]) => ({ file, edit, place: `${one.name}: ${file}` })),
  );
  const laid = edits.map(
    async ({ file, edit, place }, index) => [file, await lay(edit, { root, file, index, place })] as const,
  );
  return { cases, files: new Map(await Promise.all(laid)) };
}

interface Place {
  readonly root: string;
  readonly file: string;
  /** A number that no other file of the group has. */
  readonly index: number;
  /** The case and its file, for errors. */
  readonly place: string;
}

async function lay(edit: Edit, place: Place): Promise<LaidFile> {
  if (edit.kind === "gone") return { content: undefined, lines: [] };
  if (edit.kind === "picture") return { content: await makePicture(edit.picture), lines: [] };
  const text = edit.kind === "text" ? edit.text : change(edit, place);
  const lines = text.split("\n").flatMap((line, index) => [...line.matchAll(/▸/g)].map(() => index + 1));
  const plain = text.replaceAll(mark, "").replaceAll(numberSign, String(place.index));
  return { content: edit.kind === "text" ? plain : encode(plain, edit.as), lines };
}

function change({ from, changes, length, times }: ChangedFile, { root, file, place }: Place): string {
  let text =
    from === "article" || from === "plain" ? readSample(from) : readFileSync(join(root, pathOf(from, file)), "utf8");
  for (const [find, replace, line] of changes) {
    if (!text.includes(find)) throw new Error(`${place} has no text «${find}».`);
    text = text.replace(find, () => replace.repeat(times));
    if (line !== undefined) text = withMark(text, line);
  }
  return length === undefined ? text : `${text.slice(0, length)}${mark}`;
}

/** Returns the path of the file that a file is a copy of: itself, or one below `content/es` unless it says otherwise. */
function pathOf(from: string | undefined, file: string): string {
  if (from === undefined) return file;
  return /^(?:content|locales)\//.test(from) ? from : `content/es/${from}`;
}

/** Marks the line with a number, or the first one with a text. */
function withMark(text: string, line: string | number): string {
  const lines = text.split("\n");
  const index = typeof line === "number" ? line - 1 : lines.findIndex((each) => each.includes(line));
  return lines.map((each, at) => (at === index ? mark + each : each)).join("\n");
}

function encode(text: string, as: string | undefined): string | Uint8Array {
  if (as === "latin1") return Buffer.from(text, "latin1");
  if (as === "utf16le") return Buffer.from(`\ufeff${text}`, "utf16le");
  if (as === "bom") return `\ufeff${text}`;
  if (as === "crlf") return text.replaceAll("\n", "\r\n");
  return as === "trimmed" ? text.trimEnd() : text;
}
