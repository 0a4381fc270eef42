import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { ModelDrawing } from "#app/designer/model/model-drawing.tsx";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import type { LoadedDrawings } from "#app/designer/tool/use-drawings.ts";
import { WordChoice } from "#app/designer/tool/word-choice.tsx";
import { FurniturePanel } from "./furniture-panel.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { SharePanel } from "./share-panel.tsx";

/** The names of the panels, in their order. */
const names = ["furniture", "finishes", "sun", "review", "share"] as const;
type PanelName = (typeof names)[number];

/** Panels with all actions on the plan, one panel at a time. */
export function Panels({ drawings }: { readonly drawings: LoadedDrawings }) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState<PanelName>("furniture");
  const { findings } = useDesigner();
  const panels: Readonly<Record<PanelName, ComponentType | undefined>> = {
    furniture: FurniturePanel,
    finishes: drawings.loaded?.FinishesPanel,
    sun: drawings.loaded?.SunPanel,
    review: ReviewPanel,
    share: SharePanel,
  };
  const Panel = panels[current];
  return (
    <>
      <WordChoice
        className="designer-panels"
        legend={t("designerTool.panels.label")}
        options={names.map((key) => ({
          key,
          name: (
            <span>
              {t(`designerTool.panels.${key}`)}{" "}
              {key === "review" && findings.length > 0 && (
                <sup className="designer-panels__count">{findings.length}</sup>
              )}
            </span>
          ),
        }))}
        chosen={current}
        onChoose={setCurrent}
      />
      <div className="designer-panel">{Panel ? <Panel /> : <ModelDrawing {...drawings} />}</div>
    </>
  );
}
