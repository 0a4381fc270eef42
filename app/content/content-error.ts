import type { Issue } from "./issues.ts";

/**
 * Thrown where a page needs content that cannot be read. `npm run check` reports the same issues in full sentences; the
 * message here is for the error page of the development server.
 */
export class ContentError extends Error {
  override name = "ContentError";
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    const list = issues.map(({ file, line, column, code, values }) => {
      const details = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
      return `${file}:${line}:${column}  ${code}  ${details.join(", ")}`;
    });
    super(`Broken content («npm run check» explains it):\n${list.join("\n")}`);
    this.issues = issues;
  }
}
