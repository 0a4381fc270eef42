import type { ReadError } from "./read-error.ts";

/**
 * Thrown where a page needs content that cannot be read. `npm run check` reports the same errors in full sentences; the
 * message here is for the error page of the development server.
 */
export class ContentError extends Error {
  override name = "ContentError";
  readonly errors: readonly ReadError[];

  constructor(errors: readonly ReadError[]) {
    super(`Broken content («npm run check» explains it):\n${errors.flatMap(describe).join("\n")}`);
    this.errors = errors;
  }
}

/** Returns the lines of an error, each with its place. */
function describe(error: ReadError): string[] {
  if (error.kind === "file") {
    const details = Object.entries(error.values).map(([name, value]) => `${name}: ${value}`);
    return [`${error.file}:${error.line}:${error.column}  ${error.problem}  ${details.join(", ")}`];
  }
  const { file } = error;
  if (error.kind === "fields") {
    return error.issues.map(({ path, message }) => {
      const { line, column } = error.locate.value(path);
      return `${file}:${line}:${column}  ${path.map(String).join(".")}  ${message}`;
    });
  }
  const { document, lines } = error.yaml;
  const found = [...document.errors, ...document.warnings].map(({ pos, message }) => {
    const { line, col } = lines.linePos(pos[0]);
    return `${file}:${line}:${col}  ${message}`;
  });
  return found.length > 0 ? found : [`${file}:1:1  An anchor or an alias.`];
}
