import { statSync } from "node:fs";
import { join } from "node:path";
import type { YamlSource } from "#app/content/front-matter/read-yaml.ts";
import type { ParsedEntry } from "#app/content/parse-entry.ts";
import type { ReadError } from "#app/content/read-error.ts";
import { conflictIssues } from "./conflict-markers.ts";
import { fileNameIssue } from "./entry-file-name.ts";
import type { Issue } from "./issues.ts";
import { schemaIssues } from "./schema-issues.ts";
import { writtenYamlIssues } from "./written-yaml.ts";

/** Returns what a writer has to correct so that files can be read. `root` is the folder of the project. */
export function advise(errors: readonly ReadError[], root = process.cwd()): Issue[] {
  return errors.flatMap((error): Issue[] => {
    const { file } = error;
    const conflicts = conflictIssues(file, (error.kind === "file" ? error.text : error.yaml.text) ?? "");
    if (conflicts.length > 0) return conflicts;
    if (error.kind === "file") {
      const { line, column, problem: code, values } = error;
      return code === "file-name" ? entryNameIssues(root, file) : [{ file, line, column, code, values }];
    }
    const damage = writtenIssues(file, error.yaml);
    if (damage.length > 0 || error.kind === "yaml") return damage;
    return schemaIssues(file, error.issues, error.locate, error.schema);
  });
}

/** Returns the issues of a YAML text that a parser can read, but with another meaning than its writer had in mind. */
export function writtenIssues(file: string, { text, document, lines }: YamlSource): Issue[] {
  return writtenYamlIssues({ file, text, document, lines });
}

/** Returns the damage of a file that can be read, but not as it was meant: what is shown of it is wrong anyway. */
export function damageOf({
  file,
  head,
  body,
  yaml,
}: Pick<ParsedEntry<unknown>, "file" | "head" | "body" | "yaml">): Issue[] {
  const conflicts = conflictIssues(file, `${head}${body}`);
  return conflicts.length > 0 ? conflicts : writtenIssues(file, yaml);
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
