import type { ReadError } from "#app/content/read-error.ts";
import { entryNameIssues } from "./entry-file-name.ts";
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
