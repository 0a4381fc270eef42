import { LineCounter, parseDocument } from "yaml";
import { conflictIssues } from "./front-matter/conflict-markers.ts";
import { writtenYamlIssues } from "./front-matter/written-yaml.ts";
import { createLocator, type Locator } from "./front-matter/yaml-positions.ts";
import type { Issue } from "./issues.ts";
import { schemaIssues } from "./schema-issues.ts";
import { type SiteData, siteSchema } from "./schemas/site.ts";

export type SiteFileResult =
  | { readonly ok: true; readonly site: SiteData; readonly locate: Locator }
  | { readonly ok: false; readonly issues: Issue[] };

/** Returns the data of `content/site.yaml`, or every issue of the file. */
export function parseSite(file: string, source: string): SiteFileResult {
  const text = source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  if (text.trim() === "") return { ok: false, issues: [{ file, line: 1, column: 1, code: "file-empty", values: {} }] };
  const conflicts = conflictIssues(file, text);
  if (conflicts.length > 0) return { ok: false, issues: conflicts };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const issues = writtenYamlIssues({ file, text, document, lines });
  if (issues.length > 0) return { ok: false, issues };
  const locate = createLocator(document, lines);
  const result = siteSchema.safeParse(document.toJS(), { reportInput: true });
  return result.success
    ? { ok: true, site: result.data, locate }
    : { ok: false, issues: schemaIssues(file, result.error, locate, siteSchema) };
}
