import type { AuditFinding } from "./audit-finding.ts";
import { readAuditedSite } from "./audited-site.ts";
import { checkHtml } from "./checks/check-html.ts";
import { checkLinks } from "./checks/check-links.ts";
import { checkPolicies } from "./checks/check-policies.ts";
import { checkStructuredData } from "./checks/check-structured-data.ts";
import { checkStyles } from "./checks/check-styles.ts";
import { checkXml } from "./checks/check-xml.ts";

/** What is said while the checks run: keys of texts for the terminal. */
export const auditSteps = ["auditStepFiles", "auditStepHtml", "auditStepAccess"] as const;

export interface AuditResult {
  readonly findings: readonly AuditFinding[];
  /** How many pages were looked at. */
  readonly pages: number;
}

/**
 * Runs all checks on what is built, one after the other: two of them take a processor each.
 *
 * @param options.root The project's folder.
 * @param options.withoutJava Leaves out the checker that needs Java.
 * @param options.say Is called before each step.
 */
export async function auditSite(options: {
  readonly root: string;
  readonly withoutJava: boolean;
  say(step: (typeof auditSteps)[number]): void;
}): Promise<AuditResult> {
  const { root, withoutJava, say } = options;
  const folder = "build/client";
  say("auditStepFiles");
  const site = readAuditedSite(folder);
  const findings = [
    ...(await checkStyles(root, folder)),
    ...checkXml(site),
    ...checkStructuredData(site),
    ...checkLinks(site),
    ...checkPolicies(site),
  ];
  if (!withoutJava) {
    say("auditStepHtml");
    findings.push(...(await checkHtml(folder)));
  }
  say("auditStepAccess");
  // Loaded last: it looks for a browser as soon as it is loaded.
  const { checkAccessibility } = await import("./checks/check-accessibility.ts");
  findings.push(...(await checkAccessibility(site)));
  return { findings, pages: site.pages.length };
}
