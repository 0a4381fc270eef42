import { useTranslation } from "react-i18next";
import { DimensionRow } from "#app/components/dimension-row/dimension-row.tsx";
import type { ProcessPhaseData } from "./process-page.server.ts";

/** The phases along one dimension line, with their weeks as far as the settings give any. */
export function PhaseLine({ phases }: { readonly phases: readonly ProcessPhaseData[] }) {
  const { t } = useTranslation();
  const isOpen = phases.every(({ weeks }) => weeks === null);
  const segments = phases.map(({ number, title, weeks }) => ({
    term: (
      <>
        <span className="phase-line__number">{number}</span> {title}
      </>
    ),
    value: isOpen ? undefined : (weeks ?? t("process.open")),
  }));
  return (
    <div className="phase-line page">
      <DimensionRow segments={segments} emphasis="term" />
    </div>
  );
}
