import { type Case, type Edit, readOriginal } from "./read-cases.ts";

/** Marks in a text where the issue is. It is not part of the file. */
const mark = "▸";

/** Several cases may change a file: the mark of each is the next sign of private use, by its place in the group. */
const firstMark = 0xe000;
const marked = /[\uE000-\uEFFF]/g;

/** Replaced by a number in the samples, so that no two copies have the same title or description. */
const numberSign = "§";

/** A file as the cases of a group have changed it, with their marks. */
interface MarkedFile {
  readonly code: string;
  readonly edit: Edit;
  readonly text: string;
}

/** Cases that do not touch each other, on one copy of the site. */
export interface Group {
  readonly batch: string;
  readonly cases: Case[];
  readonly files: Map<string, MarkedFile>;
}

/** Codes of files beside which nothing else is looked at, and of fields with a wrong form. */
const unreadable = /^(?:yaml|file|text-cut|conflict|locale-(?:syntax|key-type|key-missing|path))/;
const unparsed = /^(?:field-(?!markdown)|date-invalid)/;
/** A legal text has one issue of its review at most. */
const legalText = /\/legal\//;

/**
 * Puts cases into groups.
 *
 * @param root Folder of the site that they change.
 * @throws Error when a file does not have the text that an edit changes.
 */
export function groupCases(root: string, cases: readonly Case[]): Group[] {
  const groups: Group[] = [];
  for (const one of cases) {
    const batch = batchOf(one);
    const fresh: Group = { batch, cases: [], files: new Map() };
    const group = [...groups.filter((other) => other.batch === batch), fresh].find((other) => join(one, other, root));
    if (!group) throw new Error(`${one.name}: a file does not have the text that is changed.`);
    if (group === fresh) groups.push(fresh);
  }
  return groups;
}

/**
 * Returns the name of the cases that may share a copy. Models have facts that other texts name; strings and settings
 * affect every text, and a broken one hides every other issue.
 */
function batchOf({ name, code, edits }: Case): string {
  const files = [...edits.keys()];
  const isOriginal = files.includes("locales/es.json");
  if ((isOriginal || files.includes("content/site.yaml")) && unreadable.test(code)) return name;
  if (isOriginal) return "original";
  if (files.some((file) => file.startsWith("locales/"))) {
    return files.every((file) => file.startsWith("locales/")) ? "strings" : "translations";
  }
  if (files.includes("content/site.yaml")) return "settings";
  return files.some((file) => file.startsWith("content/es/models/")) ? "models" : "texts";
}

/** Adds a case to a group; returns whether it could, because no other case has changed the same places. */
function join(one: Case, { cases, files }: Group, root: string): boolean {
  const own = String.fromCodePoint(firstMark + cases.length);
  const changed = [...one.edits].flatMap(([file, edit], index): [string, MarkedFile][] => {
    const before = files.get(file);
    const after = { code: one.code, edit };
    if (before && !canShare(before, after, file)) return [];
    const text = changedText(edit, before?.text, (from) => readOriginal(root, from || file))
      ?.replaceAll(mark, own)
      .replaceAll(numberSign, `${cases.length}${index}`);
    const isApart = !text?.split("\n").some((line) => new Set(line.match(marked)).size > 1);
    return text === undefined || !isApart ? [] : [[file, { ...after, text }]];
  });
  if (changed.length < one.edits.size) return false;
  cases.push(one);
  for (const [file, text] of changed) files.set(file, text);
  return true;
}

/**
 * Whether the mistakes of two cases in one file are told together: each changes some words, and none hides the other.
 */
function canShare(one: Omit<MarkedFile, "text">, other: Omit<MarkedFile, "text">, file: string): boolean {
  const isChange = ({ edit }: Omit<MarkedFile, "text">) =>
    typeof edit === "object" && edit !== null && "from" in edit && edit.from === "";
  return (
    [one, other].every((file) => isChange(file) && !unreadable.test(file.code)) &&
    unparsed.test(one.code) === unparsed.test(other.code) &&
    !(legalText.test(file) && [one, other].some(({ code }) => code.startsWith("legal-")))
  );
}

/** Returns what an edit makes of a text; undefined if the text has not what is changed. */
function changedText(edit: Edit, before: string | undefined, read: (from: string) => string): string | undefined {
  if (typeof edit === "string") return edit;
  if (edit === null || "picture" in edit) return "";
  let text = before ?? read(edit.from);
  for (const [find, replace, line] of edit.change) {
    if (!text.includes(find)) return undefined;
    text = text.replace(find, () => replace);
    if (line !== undefined) text = withMark(text, line);
  }
  return text;
}

/** Marks the line with a number, or the first one with a text. */
function withMark(text: string, line: string | number): string {
  const lines = text.split("\n");
  const index = typeof line === "number" ? line - 1 : lines.findIndex((each) => each.includes(line));
  return lines.map((each, at) => (at === index ? mark + each : each)).join("\n");
}

/** Returns a text without its marks, and the lines of each case, by its place in the group, that have one. */
export function takeMarks(text: string): { readonly text: string; readonly lines: ReadonlyMap<number, number[]> } {
  const lines = new Map<number, number[]>();
  for (const [index, line] of text.split("\n").entries()) {
    for (const [sign] of line.matchAll(marked)) {
      const by = sign.charCodeAt(0) - firstMark;
      lines.set(by, [...(lines.get(by) ?? []), index + 1]);
    }
  }
  return { text: text.replaceAll(marked, ""), lines };
}
