import { message } from "#scripts/cli/messages.ts";
import { type SmokeFinding, smokeRules } from "./smoke-finding.ts";

/** So many findings of a rule are shown; the others are counted, because they have the same reason. */
const shown = 5;

/** Returns the lines of a report, the findings of a rule one after the other. */
export function formatSmoke(findings: readonly SmokeFinding[]): string[] {
  return smokeRules.flatMap((rule) => {
    const same = findings.filter((finding) => finding.rule === rule);
    const lines = same.slice(0, shown).map(({ values }) => `✗ ${message(rule, values)}`);
    return same.length > shown ? [...lines, `  ${message("smokeMore", { count: same.length - shown })}`] : lines;
  });
}
