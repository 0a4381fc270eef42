import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { schemaIssues } from "#app/content/fields/schema-issues.ts";
import type { ReadResult } from "#app/content/issues.ts";
import { normaliseText, unreadTextIssues } from "./read-front-matter.ts";
import { writtenYamlIssues } from "./written-yaml.ts";
import { createLocator, type Locator } from "./yaml-positions.ts";

export type DataResult<Data> = ReadResult<{ readonly data: Data; readonly locate: Locator }>;

/** Returns the data of a YAML file such as `content/site.yaml`, or every issue of it. */
export function parseDataFile<Data>(file: string, source: string, schema: z.ZodType<Data>): DataResult<Data> {
  const text = normaliseText(source);
  if (text.trim() === "")
    return { ok: false, issues: [{ file, line: 1, column: 1, code: "file-missing", values: {} }] };
  const unread = unreadTextIssues(file, text);
  if (unread.length > 0) return { ok: false, issues: unread };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: "error" });
  const issues = writtenYamlIssues({ file, text, document, lines });
  if (issues.length > 0) return { ok: false, issues };
  const locate = createLocator(document, lines);
  const result = schema.safeParse(document.toJS(), { reportInput: true });
  return result.success
    ? { ok: true, data: result.data, locate }
    : { ok: false, issues: schemaIssues(file, result.error, locate, schema) };
}
