import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { z } from "zod";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

/** Folder with one fixture for each rule code. */
export const fixtureFolder = join(process.cwd(), "tests", "fixtures");

const project = process.cwd();

/** Stands in an edited text where the fault has to be reported, whatever else the file comes to hold. */
const marker = "▸";

/** `edits.json` of a fixture: what it does to files that are too long, or too alive, to be laid over. */
const editsSchema = z.array(
  z.union([
    z.strictObject({ remove: z.string() }),
    z.strictObject({ copy: z.string(), to: z.string() }),
    z.strictObject({ file: z.string(), text: z.string() }),
    z.strictObject({
      file: z.string(),
      find: z.string(),
      replace: z.string(),
      times: z.int().positive().default(1),
    }),
  ]),
);

/**
 * Copies the content, the locale files and the code of the project to a folder of its own and makes it the current
 * one, for as long as the running test lasts.
 */
export function enterProjectCopy(): string {
  // Resolved, because a temporary folder may itself be a link.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "modular-website-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const configs = readdirSync(project).filter((name) => name.endsWith(".config.ts"));
  for (const part of ["app", "content", "locales", "scripts", ...configs]) {
    // With their times, by which the store of the pictures knows that they are the same.
    cpSync(join(project, part), join(folder, part), { recursive: true, preserveTimestamps: true });
  }
  const currentFolder = vi.spyOn(process, "cwd").mockReturnValue(folder);
  onTestFinished(() => currentFolder.mockRestore());
  return folder;
}

/** Lays a fixture over a copy of the project and gives the lines `file:line:column  code` that it expects. */
export function applyFixture(folder: string, name: string): string[] {
  const fixture = join(fixtureFolder, name);
  const marked = applyEdits(folder, join(fixture, "edits.json"));
  for (const entry of readdirSync(fixture)) {
    if (entry !== "edits.json" && entry !== "expected.txt") {
      cpSync(join(fixture, entry), join(folder, entry), { recursive: true });
    }
  }
  return readFileSync(join(fixture, "expected.txt"), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.replace(/^(.*):▸/, (_whole, file: string) => `${file}:${marked.get(file) ?? marker}`));
}

/** Line and column of the marker by file. */
function applyEdits(folder: string, editsFile: string): Map<string, string> {
  const marked = new Map<string, string>();
  if (!existsSync(editsFile)) return marked;
  for (const edit of editsSchema.parse(JSON.parse(readFileSync(editsFile, "utf8")))) {
    if ("remove" in edit) rmSync(join(folder, edit.remove), { recursive: true, force: true });
    else if ("copy" in edit) cpSync(join(folder, edit.copy), join(folder, edit.to));
    else if ("text" in edit) writeFiles(folder, { [edit.file]: edit.text });
    else {
      const source = readFileSync(join(folder, edit.file), "utf8");
      if (!source.includes(edit.find)) throw new Error(`${editsFile}: ${edit.file} has no «${edit.find}».`);
      const text = source.replace(edit.find, () => edit.replace.repeat(edit.times));
      const [before = ""] = text.split(marker);
      if (before !== text) {
        marked.set(edit.file, `${before.split("\n").length}:${before.length - before.lastIndexOf("\n")}`);
      }
      writeFiles(folder, { [edit.file]: text });
    }
  }
  for (const file of marked.keys()) {
    writeFiles(folder, { [file]: readFileSync(join(folder, file), "utf8").replace(marker, "") });
  }
  return marked;
}
