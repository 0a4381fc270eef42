import type { Issue } from "./issues.ts";

/** Thrown where something needs a file with issues that are no errors of a reader, such as a locale file. */
export class IssuesError extends Error {
  override name = "IssuesError";
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map(({ file, line, column, code }) => `${file}:${line}:${column}  ${code}`).join("\n"));
    this.issues = issues;
  }
}
