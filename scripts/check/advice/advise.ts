import { statSync } from "node:fs";
import { join } from "node:path";
import type { ReadError } from "#app/content/read-error.ts";
import { fileNameIssue } from "./entry-file-name.ts";
import type { Issue } from "./issues.ts";
import { schemaIssues } from "./schema-issues.ts";
import { yamlIssues } from "./yaml-issues.ts";

/** Returns what a writer has to correct so that files can be read. `root` is the folder of the project. */
export function advise(errors: readonly ReadError[], root = process.cwd()): Issue[] {
  return errors.flatMap((error): Issue[] => {
    const { file } = error;
    if (error.kind === "file") {
      const { line, column, problem: code, values } = error;
      return code === "file-name" ? entryNameIssues(root, file) : [{ file, line, column, code, values }];
    }
    const damage = yamlIssues(file, error.yaml);
    if (damage.length > 0 || error.kind === "yaml") return damage;
    return schemaIssues(file, error.issues, error.locate, error.schema);
  });
}

/** Returns the issue of a file's name, or of a folder where a file should be; none for a right name. */
export function entryNameIssues(root: string, file: string): Issue[] {
  const issue = fileNameIssue(file);
  if (!issue) return [];
  const isFolder = statSync(join(root, file), { throwIfNoEntry: false })?.isDirectory();
  if (!isFolder) return [issue];
  const folder = file.slice(file.lastIndexOf("/") + 1);
  return [{ ...issue, code: "file-unreadable", values: { failure: "folder", folder } }];
}
