import { type AuditFinding, placeOf } from "#scripts/audit/audit-finding.ts";
import type { AuditedSite } from "#scripts/audit/audited-site.ts";
import { createLinkJudge } from "#scripts/audit/link-judge.ts";
import { readReferences } from "#scripts/audit/page-references.ts";

/** Returns the links of the pages that lead nowhere, and the pictures, scripts and styles that no file is there for. */
export function checkLinks({ folder, files, pages }: Pick<AuditedSite, "folder" | "files" | "pages">): AuditFinding[] {
  const trees = new Map(pages.map(({ file, tree }) => [file, tree]));
  const leads = createLinkJudge({ files, page: (file) => trees.get(file) ?? { type: "root", children: [] } });
  return pages.flatMap(({ file, path, tree }) =>
    readReferences(tree)
      .filter(({ kind, url }) => (kind === "link" ? !leads(url, path) : !isThere(url, files)))
      .map(({ kind, url, line, column }) => ({
        rule: kind === "link" ? "auditLink" : "auditResource",
        place: placeOf(folder + file, line, column),
        values: { url },
      })),
  );
}

/** Whether what a browser fetches is a file of the site; what stands in the URL itself is always there. */
function isThere(url: string, files: AuditedSite["files"]): boolean {
  return url.startsWith("data:") || files.has(decodeURI(url));
}
