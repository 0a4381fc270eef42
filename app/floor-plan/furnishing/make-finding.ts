import type { Finding, Severity } from "./finding.ts";
import { type FindingCode, limits } from "./limits.ts";

/** Returns a finding with the severity of its limit; without `takes` and `reason`, with those of the limit too. */
export function makeFinding(
  code: FindingCode,
  found: Pick<Finding, "between" | "has" | "missing"> & Partial<Pick<Finding, "takes" | "reason">>,
): Finding {
  const limit = limits[code];
  const { between, has, missing, takes = limit.takes, reason = limit.reason } = found;
  const severity: Severity = limit.least === undefined ? "note" : has < takes * limit.least ? "impossible" : "tight";
  const pieces = between.flatMap((thing) => (thing.kind === "piece" ? [thing.index] : []));
  return { code, severity, pieces, between, reason, has, takes, missing };
}
