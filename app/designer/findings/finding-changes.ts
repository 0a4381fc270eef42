import type { TFunction } from "i18next";
import type { DesignPiece } from "#app/designer/design/design.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import { findingWords } from "./finding-words.ts";
import { type FoundIn, neighbourWords } from "./neighbour-words.ts";

/** A design that was checked. */
export interface CheckedDesign extends FoundIn<DesignPiece> {
  readonly findings: readonly Finding[];
}

/** The largest number of findings that is read aloud; more are counted. */
const mostRead = 2;

/** Returns which findings came, went or changed their severity with a change of a design; an empty text if none did. */
export function findingChanges(before: CheckedDesign, after: CheckedDesign, t: TFunction): string {
  const known = severities(before);
  const left = severities(after);
  const gone = before.findings.filter((finding) => !left.has(findingKey(finding, before)));
  const come = after.findings.filter((finding) => known.get(findingKey(finding, after)) !== finding.severity);
  const goneWords = gone.map((finding) => {
    const [one = "", other] = neighbourWords(finding.between, before, t);
    const what = other === undefined ? one : t("designerTool.findings.pair", { one, other });
    return t("designerTool.findings.gone", { what });
  });
  const comeWords = come.map((finding) => {
    const { severity, sentence } = findingWords(finding, after, t);
    return `${severity} ${sentence}`;
  });
  return [
    ...(gone.length > mostRead ? [t("designerTool.findings.goneMany", { number: gone.length })] : goneWords),
    ...(come.length > mostRead ? [t("designerTool.findings.comeMany", { number: come.length })] : comeWords),
    ...(gone.length > 0 && after.findings.length === 0 ? [t("designerTool.findings.clear")] : []),
  ].join(" ");
}

/** Returns a text that is the same for a finding before and after a change: indices of pieces change, ids do not. */
export function findingKey({ code, reason, between }: Finding, { pieces }: CheckedDesign): string {
  return JSON.stringify([code, reason, between.map((what) => (what.kind === "piece" ? pieces[what.index]?.id : what))]);
}

function severities(checked: CheckedDesign): ReadonlyMap<string, Finding["severity"]> {
  return new Map(checked.findings.map((finding) => [findingKey(finding, checked), finding.severity]));
}
