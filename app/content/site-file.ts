import { LineCounter } from "yaml";
import { brokenCharacter } from "./broken-character.ts";
import { conflictIssues } from "./front-matter/conflict-markers.ts";
import { parseYaml } from "./front-matter/parse-yaml.ts";
import { normaliseText } from "./front-matter/read-front-matter.ts";
import { writtenYamlIssues } from "./front-matter/written-yaml.ts";
import { createLocator, type Locator } from "./front-matter/yaml-positions.ts";
import type { Issue } from "./issues.ts";
import { schemaIssues } from "./schema-issues.ts";
import { type SiteData, siteSchema } from "./schemas/site.ts";
import { findLimitIssue } from "./text-limits.ts";
import { positionAt } from "./text-positions.ts";

export type SiteFileResult =
  | { readonly ok: true; readonly site: SiteData; readonly locate: Locator }
  | { readonly ok: false; readonly issues: Issue[] };

/** Returns the data of `content/site.yaml`, or every issue of the file. */
export function parseSite(file: string, source: string): SiteFileResult {
  const text = normaliseText(source);
  if (text.trim() === "")
    return { ok: false, issues: [{ file, line: 1, column: 1, code: "file-missing", values: {} }] };
  const broken = brokenCharacter(text);
  if (broken !== undefined) {
    return { ok: false, issues: [{ file, ...positionAt(text, broken), code: "file-encoding", values: {} }] };
  }
  const conflicts = conflictIssues(file, text);
  if (conflicts.length > 0) return { ok: false, issues: conflicts };
  const tooMuch = findLimitIssue(text, Number.POSITIVE_INFINITY);
  if (tooMuch) return { ok: false, issues: [{ file, ...tooMuch }] };
  const lines = new LineCounter();
  const document = parseYaml(text, lines);
  const issues = writtenYamlIssues({ file, text, document, lines });
  if (issues.length > 0) return { ok: false, issues };
  const locate = createLocator(document, lines);
  const result = siteSchema.safeParse(document.toJS(), { reportInput: true });
  return result.success
    ? { ok: true, site: result.data, locate }
    : { ok: false, issues: schemaIssues(file, result.error, locate, siteSchema) };
}
