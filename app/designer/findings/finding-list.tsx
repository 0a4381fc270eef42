import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import { type CheckedDesign, findingKey } from "./finding-changes.ts";
import { findingWords } from "./finding-words.ts";

export interface FindingListProps {
  readonly checked: CheckedDesign;
  /** Returns what is below the sentence of a finding. */
  readonly children?: (finding: Finding) => ReactNode;
}

/** Findings in words: first what does not fit, with a full bar, then what is tight, with a hollow one. */
export function FindingList({ checked, children }: FindingListProps) {
  const { t } = useTranslation();
  const rank = ({ severity }: Finding) => (severity === "impossible" ? 0 : 1);
  const findings = checked.findings.toSorted((one, other) => rank(one) - rank(other));
  const keys = findings.map((finding) => findingKey(finding, checked));
  return (
    <ul className="designer-findings">
      {findings.map((finding, index) => {
        const { severity, sentence } = findingWords(finding, checked, t);
        const key = keys[index];
        // A piece can lack the same space at two sides.
        const before = keys.slice(0, index).filter((other) => other === key).length;
        return (
          <li className={`designer-finding designer-finding--${finding.severity}`} key={`${key}${before}`}>
            <p className="designer-finding__words">
              <strong className="designer-finding__severity">{severity}</strong> {sentence}
            </p>
            {children?.(finding)}
          </li>
        );
      })}
    </ul>
  );
}
