import type { z } from "zod";
import type { YamlSource } from "./front-matter/read-yaml.ts";
import type { Locator } from "./front-matter/yaml-positions.ts";
import type { Position } from "./text/text-positions.ts";

/** The problems for which a reader refuses a file before it looks at its data. */
export type FileProblem =
  | "file-encoding"
  | "file-missing"
  | "file-name"
  | "file-too-large"
  | "file-unreadable"
  | "front-matter-missing"
  | "translation-moment";

/** A file, from the project's root with forward slashes, that cannot be read as a whole. */
interface FileError extends Position {
  readonly kind: "file";
  readonly file: string;
  readonly problem: FileProblem;
  /** Details for its sentence, such as a limit or the failure of the system. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** A file whose YAML has errors, in `document.errors`, or names that refer to other parts of it. */
interface YamlError {
  readonly kind: "yaml";
  readonly file: string;
  readonly yaml: YamlSource;
}

/** A file whose fields do not follow their schema. */
interface FieldsError {
  readonly kind: "fields";
  readonly file: string;
  readonly yaml: YamlSource;
  readonly schema: z.ZodType;
  /** The issues of a parse with `reportInput`. */
  readonly issues: readonly z.core.$ZodIssue[];
  readonly locate: Locator;
}

/** Why a file cannot be read, in the terms of its reader; `npm run check` explains it. */
export type ReadError = FileError | YamlError | FieldsError;

/** The result of reading a file: its parts, or every error of it. */
export type ReadResult<Parts extends object> =
  | ({ readonly ok: true } & Parts)
  | { readonly ok: false; readonly errors: readonly ReadError[] };

/** Returns the result of a file that cannot be read as a whole. */
export function unreadable(
  file: string,
  problem: FileProblem,
  values: FileError["values"] = {},
  { line, column }: Position = { line: 1, column: 1 },
): { readonly ok: false; readonly errors: readonly ReadError[] } {
  return { ok: false, errors: [{ kind: "file", file, problem, line, column, values }] };
}
