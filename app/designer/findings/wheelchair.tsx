import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkWheelchair } from "#app/designer/design/check-wheelchair.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import type { FurnishedPlan } from "#app/floor-plan/furnishing/building.ts";
import { waySteps } from "#app/floor-plan/furnishing/check-ways.ts";
import { FindingList } from "./finding-list.tsx";

/** Says whether a wheelchair can pass and turn, checked when a visitor asks. */
export function Wheelchair() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="disclosure" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="disclosure__summary">
        <span>{t("designerTool.findings.wheelchair.question")}</span>
      </summary>
      {isOpen && <WheelchairFindings />}
    </details>
  );
}

function WheelchairFindings() {
  const { t } = useTranslation();
  const { plan, settled, furnished } = useDesigner();
  const { building, catalogue } = furnished;
  const checked = useMemo(
    () => ({ building, catalogue, pieces: settled.pieces, plan }),
    [building, catalogue, settled.pieces, plan],
  );
  // Too slow for one frame, like the ways of a person on foot.
  const deferred = useDeferredValue<(FurnishedPlan & typeof checked) | undefined>(checked, undefined);
  const findings = useMemo(() => deferred && checkWheelchair(deferred, waySteps.fine), [deferred]);
  if (!deferred || !findings) return null;
  return (
    <div className="designer-wheelchair">
      {findings.length > 0 ? (
        <FindingList checked={{ ...deferred, findings }} />
      ) : (
        <p>{t("designerTool.findings.wheelchair.clear")}</p>
      )}
      <p className="caption">{t("designerTool.findings.wheelchair.note")}</p>
    </div>
  );
}
