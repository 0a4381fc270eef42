import type { z } from "zod";
import { fillPendingPictures } from "#app/pictures/pending-pictures.ts";
import { type FrontMatterFile, readFrontMatter } from "./front-matter/front-matter.ts";
import { createLocator, type Locator } from "./front-matter/yaml-positions.ts";
import type { Issue } from "./issues.ts";
import { schemaIssues } from "./schema-issues.ts";

/** A content file whose fields are right: what it says, and where it says it. */
export interface ParsedEntry<Data> {
  readonly file: string;
  readonly data: Data;
  readonly body: string;
  readonly bodyLine: number;
  readonly locate: Locator;
}

export type ParseResult<Data> =
  | { readonly ok: true; readonly entry: ParsedEntry<Data> }
  | { readonly ok: false; readonly issues: Issue[] };

export interface ParseOptions {
  /** Pictures that nobody has named yet are no fault. */
  readonly pendingPictures?: boolean;
}

/** Reads a content file and checks its fields. Pure: text in, entry or every fault out. */
export function parseEntry<Data>(
  file: string,
  source: string,
  schema: z.ZodType<Data>,
  { pendingPictures = false }: ParseOptions = {},
): ParseResult<Data> {
  const read = readFrontMatter(file, source);
  if (!read.ok) return read;
  const data = pendingPictures ? fillPendingPictures(read.value.data, schema) : read.value.data;
  return checkFields({ ...read.value, data }, schema);
}

function checkFields<Data>(
  { file, document, data, body, bodyLine, lines }: FrontMatterFile,
  schema: z.ZodType<Data>,
): ParseResult<Data> {
  const locate = createLocator(document, lines);
  const result = schema.safeParse(data);
  if (!result.success) return { ok: false, issues: schemaIssues(file, result.error, locate) };
  return { ok: true, entry: { file, data: result.data, body, bodyLine, locate } };
}
