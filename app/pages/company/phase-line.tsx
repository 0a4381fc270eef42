import { useTranslation } from "react-i18next";
import { DimensionRow } from "#app/components/dimension-row/dimension-row.tsx";
import type { ProcessPhaseData } from "./process-page.server.ts";

/** The phases along one dimension line with their weeks; nothing while no phase has any. */
export function PhaseLine({ phases }: { readonly phases: readonly ProcessPhaseData[] }) {
  const { t } = useTranslation();
  if (phases.every(({ weeks }) => weeks === null)) return null;
  const segments = phases.map(({ number, title, weeks }) => ({
    id: number,
    term: (
      <>
        <span className="phase-line__number">{number}</span> {title}
      </>
    ),
    value: weeks ?? t("process.open"),
  }));
  return (
    <div className="phase-line page">
      <DimensionRow segments={segments} emphasis="term" />
    </div>
  );
}
