import { message } from "#scripts/cli/messages.ts";
import { type AuditFinding, auditRules } from "./audit-finding.ts";

/** So many more places are named of what is wrong in several; the others are counted. */
const named = 3;

/** Returns the lines of a report: the same fault once, with the first place where it is and the others below. */
export function formatAudit(findings: readonly AuditFinding[]): string[] {
  return auditRules.flatMap((rule) => {
    const ofRule = findings.filter((finding) => finding.rule === rule);
    const same = Map.groupBy(ofRule, ({ values }) => JSON.stringify(values));
    return [...same.values()].flatMap(([first, ...others]) => {
      if (!first) return [];
      const line = `✗ ${message(rule, { ...first.values, place: first.place, sample: first.sample ?? "" })}`;
      if (others.length === 0) return [line];
      const places = others.slice(0, named).map(({ place }) => place);
      return [line, `  ${message("auditMore", { count: others.length, places: places.join(", ") })}`];
    });
  });
}
