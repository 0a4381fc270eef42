import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { WordChoice } from "#app/designer/tool/word-choice.tsx";
import { FurniturePanel } from "./furniture-panel.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { SharePanel } from "./share-panel.tsx";

/** The panels by the keys of their names, in the order in which they are named. */
const panels = { furniture: FurniturePanel, review: ReviewPanel, share: SharePanel } as const satisfies Record<
  string,
  ComponentType
>;
type PanelName = keyof typeof panels;
const names: readonly PanelName[] = ["furniture", "review", "share"];

/** What can be done with the plan, one panel at a time. */
export function Panels() {
  const { t } = useTranslation();
  const [current, setCurrent] = useState<PanelName>("furniture");
  const { findings } = useDesigner();
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
      <div className="designer-panel">
        <Panel />
      </div>
    </>
  );
}
