import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DesignerState } from "#app/designer/tool/use-designer.ts";
import { type CheckedDesign, findingChanges } from "./finding-changes.ts";

/** Milliseconds after which the change itself has been announced. */
const delay = 400;

/** Has a screen reader say which findings came or went after a change of the design; nothing while a piece moves. */
export function useFindingAnnouncements(state: DesignerState): void {
  const { t } = useTranslation();
  const { plan, settled, furnished, findings, isChecked, announce } = state;
  const said = useRef<CheckedDesign>(undefined);
  useEffect(() => {
    if (!isChecked) return undefined;
    const before = said.current;
    const after = { plan, building: furnished.building, pieces: settled.pieces, findings };
    // Another plan has findings of its own: none of them came or went.
    if (before?.plan !== plan) {
      said.current = after;
      return undefined;
    }
    const timer = setTimeout(() => {
      said.current = after;
      const text = findingChanges(before, after, t);
      if (text !== "") announce(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [isChecked, plan, settled, furnished, findings, announce, t]);
}
