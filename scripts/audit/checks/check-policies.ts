import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { type Finding, Type } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { select } from "hast-util-select";
import { type AuditFinding, placeOf } from "#scripts/audit/audit-finding.ts";
import type { AuditedSite } from "#scripts/audit/audited-site.ts";
import { headersOf } from "#scripts/hosting/header-rules.ts";
import { headersFile, parseHeaders } from "#scripts/hosting/headers-file.ts";

const policyName = "Content-Security-Policy";

/** A policy, or undefined where there should be one. */
interface Stated {
  readonly place: string;
  readonly policy: string | undefined;
}

/**
 * Returns what Google's evaluator of policies finds, of whatever severity, in the Content-Security-Policy of the pages and
 * of the headers that hosts are told, and where there is none.
 */
export function checkPolicies({ folder, files, pages, read }: AuditedSite): AuditFinding[] {
  const ofPages = pages.map(({ file, tree }): Stated => {
    const meta = select(`head > meta[http-equiv="${policyName}" i]`, tree);
    const content = meta?.properties.content;
    const { line, column } = meta?.position?.start ?? {};
    return { place: placeOf(folder + file, line, column), policy: typeof content === "string" ? content : undefined };
  });
  const headers = files.has(`/${headersFile}`) ? parseHeaders(read(`/${headersFile}`)) : [];
  const ofHosts: Stated = { place: `${folder}/${headersFile}`, policy: headersOf("/", headers)[policyName] };
  return [ofHosts, ...ofPages].flatMap(judgeStated);
}

function judgeStated({ place, policy }: Stated): AuditFinding[] {
  if (policy === undefined) return [{ rule: "auditPolicyMissing", place, values: {} }];
  return judgePolicy(policy).map(({ directive, value = "", description }) => ({
    rule: "auditPolicy",
    place,
    values: { directive: `${directive} ${value}`.trim(), detail: description },
  }));
}

/** Returns what the evaluator finds in one policy. */
export function judgePolicy(policy: string): Finding[] {
  return new CspEvaluator(new CspParser(policy).csp).evaluate().filter((finding) => !isHarmlessHere(finding));
}

/**
 * The site's own files are an answer to be afraid of where visitors upload some, or where one of them runs what its URL
 * says. All of ours come from the build.
 */
function isHarmlessHere({ type, value }: Finding): boolean {
  return type === Type.SCRIPT_ALLOWLIST_BYPASS && value === "'self'";
}
