import { Buffer } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makePicture } from "./make-picture.ts";
import { type Case, type Change, type Edit, readSample } from "./read-cases.ts";

/** Marks in a text where the issue is. It is not part of the file. */
const mark = "▸";

/** Stands in the samples for a number, so that no two copies have the same title or description. */
const numberSign = "§";

/** What becomes of a file. */
type LaidFile = string | Uint8Array | "gone" | "folder";

/** Cases that cannot disturb each other, on one copy of the site. */
export interface Group {
  readonly cases: readonly Case[];
  readonly files: ReadonlyMap<
    string,
    { readonly kind: "text" | "bytes" | "gone" | "folder"; readonly content: LaidFile }
  >;
  /** Lines of the marks, by case and file; a file without any is not there. */
  readonly lines: ReadonlyMap<Case, ReadonlyMap<string, readonly number[]>>;
}

/**
 * What cases have in common that share a copy: a model has facts that other texts name, strings and settings concern all,
 * and nothing else is looked at where those cannot be read.
 */
function roomOf({ name, code, edits, isAlone }: Case): string {
  const files = [...edits.keys()];
  const isOfAll = (file: string) => file === "content/site.yaml" || file === "locales/es.json";
  if (isAlone || (files.some(isOfAll) && depthOf(code) === "file")) return name;
  if (files.some((file) => file.startsWith("locales/"))) {
    return files.every((file) => file.startsWith("locales/")) ? "strings" : "translations";
  }
  if (files.includes("content/site.yaml")) return "settings";
  return files.some((file) => file.startsWith("content/es/models/")) ? "models" : "texts";
}

/** How far a file is looked at that breaks a rule: not beyond the file as such, not beyond its fields, or to the end. */
function depthOf(code: string): "file" | "fields" | "texts" {
  if (/^(?:yaml|file|front|text-cut|quotes|conflict|character|locale-(?:syntax|key-missing))/.test(code)) {
    return "file";
  }
  return /^(?:field-(?!markdown)|date-invalid|moment|alt-missing|locale-(?:key|path|value))/.test(code)
    ? "fields"
    : "texts";
}

/**
 * Puts cases into as few groups as their edits allow. Several may change one file as long as each marks its line.
 *
 * @param root Folder of the site that they change.
 * @throws Error when a file does not have the text that an edit changes.
 */
export async function groupCases(root: string, cases: readonly Case[]): Promise<Group[]> {
  const groups: { readonly room: string; readonly group: GroupInMaking }[] = [];
  for (const each of cases) {
    const room = roomOf(each);
    const hasPlace = groups.some((one) => one.room === room && one.group.add(each));
    if (hasPlace) continue;
    const group = createGroup(root);
    if (!group.add(each)) throw new Error(`«${each.name}» changes a text that is not there.`);
    groups.push({ room, group });
  }
  return Promise.all(groups.map(({ group }) => group.finish()));
}

interface GroupInMaking {
  /** Adds a case, unless it disturbs what is there. */
  add(one: Case): boolean;
  finish(): Promise<Group>;
}

function createGroup(root: string): GroupInMaking {
  const cases: Case[] = [];
  const texts = new Map<string, string>();
  const others = new Map<string, Extract<Edit, { kind: "picture" | "gone" | "folder" }>>();
  const encodings = new Map<string, string>();
  /** Files that no further case may change: the issue is about the whole of them, or nothing else is looked at. */
  const whole = new Set<string>();
  const depths = new Map<string, string>();

  function add(one: Case): boolean {
    const own = signOf(cases.length);
    const laid = new Map<string, string>();
    for (const [index, [file, edit]] of [...one.edits].entries()) {
      if (whole.has(file) || others.has(file)) return false;
      if (edit.kind !== "text" && edit.kind !== "changed") {
        if (texts.has(file)) return false;
        continue;
      }
      const before = edit.kind === "text" ? "" : sourceOf(edit.from, file, texts.get(file));
      if (before === undefined || (edit.kind === "text" && texts.has(file))) return false;
      const number = `${cases.length}${index === 0 ? "" : `.${index}`}`;
      const text = edit.kind === "text" ? edit.text : changed(before, edit);
      if (text === undefined) return false;
      const marked = text.replaceAll(mark, own).replaceAll(numberSign, number);
      const isShared = texts.has(file);
      if (isShared && (depths.get(file) !== depthOf(one.code) || !marked.includes(own))) return false;
      // Two issues in one line could not be told apart.
      if (isShared && marked.split("\n").some((line) => line.includes(own) && line.replaceAll(own, "").match(signs)))
        return false;
      laid.set(file, marked);
    }
    for (const [file, edit] of one.edits) {
      const text = laid.get(file);
      if (text === undefined) others.set(file, edit as Extract<Edit, { kind: "picture" | "gone" | "folder" }>);
      else texts.set(file, text);
      if (text !== undefined && (!text.includes(own) || depthOf(one.code) === "file")) whole.add(file);
      depths.set(file, depthOf(one.code));
      if (edit.kind === "changed" && edit.as) encodings.set(file, edit.as);
    }
    cases.push(one);
    return true;
  }

  function sourceOf(from: string | undefined, file: string, laid: string | undefined): string | undefined {
    if (from === "article" || from === "plain") return laid === undefined ? readSample(from) : undefined;
    if (laid !== undefined) return from === undefined ? laid : undefined;
    const path = join(
      root,
      from === undefined || /^(?:content|locales)\//.test(from) ? (from ?? file) : `content/es/${from}`,
    );
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  }

  async function finish(): Promise<Group> {
    const files = new Map<string, { kind: "text" | "bytes" | "gone" | "folder"; content: LaidFile }>();
    const ofCases = cases.map(() => new Map<string, number[]>());
    for (const [file, text] of texts) {
      for (const [number, line] of text.split("\n").entries()) {
        for (const [sign] of line.matchAll(signs)) {
          const ofCase = ofCases[indexOf(sign)];
          ofCase?.set(file, [...(ofCase.get(file) ?? []), number + 1]);
        }
      }
      files.set(file, { kind: "text", content: encode(text.replaceAll(signs, ""), encodings.get(file)) });
    }
    for (const [file, edit] of others) {
      files.set(
        file,
        edit.kind === "picture"
          ? { kind: "bytes", content: await makePicture(edit.picture) }
          : { kind: edit.kind, content: edit.kind },
      );
    }
    return { cases, files, lines: new Map(cases.map((one, index) => [one, ofCases[index] ?? new Map()])) };
  }

  return { add, finish };
}

/** Of the marks of a case: signs that no text has, one per case. */
const signs = /[\u{F0000}-\u{FFFFD}]/gu;
const firstSign = 0xf0000;

function signOf(index: number): string {
  return String.fromCodePoint(firstSign + index);
}

function indexOf(sign: string): number {
  return (sign.codePointAt(0) ?? firstSign) - firstSign;
}

function changed(
  source: string,
  { changes, length, times = 1 }: { changes: readonly Change[]; length?: number | undefined; times?: number },
): string | undefined {
  let text = source;
  for (const [find, replace, line] of changes) {
    if (!text.includes(find)) return undefined;
    text = text.replace(find, () => replace.repeat(times));
    if (line !== undefined) text = withMark(text, line);
  }
  return length === undefined ? text : `${text.slice(0, length)}${mark}`;
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
  if (as === "utf16be") return Buffer.from(`\ufeff${text}`, "utf16le").swap16();
  if (as === "bom") return `\ufeff${text}`;
  if (as === "crlf") return text.replaceAll("\n", "\r\n");
  return as === "trimmed" ? text.trimEnd() : text;
}
