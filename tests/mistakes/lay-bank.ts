import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Edit, marker, type Neighbour, numberSign } from "./mistake.ts";
import { sampleArticle } from "./sample-article.ts";

/** A place of a site where a message about a mistake may point; without a line, anywhere in the file. */
export interface Place {
  readonly file: string;
  readonly line?: number;
}

/** Returns the files that a case changes, from the site's root. */
export function filesOf({ name, edits }: Neighbour): string[] {
  return [...new Set(edits.map((edit) => fileOf(name, edit)))];
}

/**
 * Returns the cases in groups whose members cannot disturb each other: no two change the same file, what is wrong with
 * a model, whose facts other texts name, is with its like, and what concerns the whole site (facts, strings, files that
 * are gone) is alone.
 */
export function independentGroups<Case extends Neighbour>(cases: readonly Case[]): Case[][] {
  const shared: { readonly cases: Case[]; readonly files: Set<string>; readonly ofModel: boolean }[] = [];
  const alone: Case[][] = [];
  for (const each of cases) {
    const files = filesOf(each);
    if (files.some(concernsAll) || each.edits.some(({ kind }) => kind === "remove")) {
      alone.push([each]);
      continue;
    }
    const ofModel = files.some((file) => file.startsWith("content/es/models/"));
    let group = shared.find((one) => one.ofModel === ofModel && !files.some((file) => one.files.has(file)));
    if (group === undefined) {
      group = { cases: [], files: new Set(), ofModel };
      shared.push(group);
    }
    group.cases.push(each);
    for (const file of files) group.files.add(file);
  }
  return [...shared.map((group) => group.cases), ...alone];
}

/** Whether all pages depend on a file. */
function concernsAll(file: string): boolean {
  return file === "content/site.yaml" || file.startsWith("locales/");
}

/**
 * Makes the edits of some cases in the folder `root`, which holds a copy of the frozen site.
 *
 * @returns for each case, where the mistake is: at its markers, or in the files that it names as mistaken, or somewhere
 *   in its first file where something is missing.
 * @throws Error when a file does not have the text that an edit changes.
 */
export async function layCases(root: string, cases: readonly Neighbour[]): Promise<Place[][]> {
  const places: Place[][] = [];
  for (const [index, each] of cases.entries()) {
    const found: Place[] = [];
    for (const edit of each.edits)
      found.push(...(await layEdit(root, fileOf(each.name, edit), edit, String(index + 1))));
    places.push(
      found.length > 0
        ? found
        : filesOf(each)
            .slice(0, 1)
            .map((file) => ({ file })),
    );
  }
  return places;
}

function fileOf(name: string, edit: Edit): string {
  return edit.kind === "article" ? `content/es/blog/${name}.md` : edit.file;
}

async function layEdit(root: string, file: string, edit: Edit, number: string): Promise<Place[]> {
  const path = join(root, file);
  if (edit.kind === "remove") {
    rmSync(path);
    return edit.mistaken ? [{ file }] : [];
  }
  if (edit.kind === "folder") {
    mkdirSync(path, { recursive: true });
    return [{ file }];
  }
  if (edit.kind === "file") {
    const read = (name: string) => readFileSync(join(root, name), "utf8");
    const content = typeof edit.content === "function" ? await edit.content(read) : edit.content;
    return [...write(path, file, content), ...(edit.mistaken ? [{ file }] : [])];
  }
  const source = edit.kind === "article" ? sampleArticle : readFileSync(path, "utf8");
  if (!source.includes(edit.find)) throw new Error(`${file} has no «${edit.find}».`);
  const text = source.replace(edit.find, () => edit.replace).replaceAll(numberSign, number);
  const marked = write(path, file, text);
  return edit.line === undefined ? marked : [{ file, line: lineOf(text, edit.line) }];
}

/** Returns the number of a line that is named by its number or by a text in it. */
function lineOf(text: string, line: number | string): number {
  if (typeof line === "number") return line;
  const index = text.split("\n").findIndex((each) => each.includes(line));
  if (index < 0) throw new Error(`No line has «${line}».`);
  return index + 1;
}

/** Writes a file without its markers and returns their places. */
function write(path: string, file: string, content: string | Uint8Array): Place[] {
  mkdirSync(dirname(path), { recursive: true });
  if (typeof content !== "string") {
    writeFileSync(path, content);
    return [];
  }
  const parts = content.split(marker);
  writeFileSync(path, parts.join(""));
  return parts.slice(0, -1).map((_part, index) => {
    const before = parts.slice(0, index + 1).join("");
    return { file, line: before.split("\n").length };
  });
}

/** Puts the frozen site into a folder, in the place of what is there; caches stay. */
export function copySite(original: string, root: string): void {
  for (const folder of ["content", "locales"]) {
    rmSync(join(root, folder), { recursive: true, force: true });
    // With their times, by which the store of the pictures knows that they are the same.
    cpSync(join(original, folder), join(root, folder), { recursive: true, preserveTimestamps: true });
  }
}
