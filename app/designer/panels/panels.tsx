import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { ModelDrawing } from "#app/designer/model/model-drawing.tsx";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import type { LoadedDrawings } from "#app/designer/tool/use-drawings.ts";
import { WordChoice } from "#app/designer/tool/word-choice.tsx";
import { AddPiece } from "./add-piece.tsx";
import { Furnishings } from "./furnishings.tsx";
import { FurnitureList } from "./furniture-list.tsx";
import { KeepDesign } from "./keep-design.tsx";
import { KeptDesigns } from "./kept-designs.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { SaveFiles } from "./save-files.tsx";
import { ShareLink } from "./share-link.tsx";

const names = ["furniture", "finishes", "sun", "review", "share"] as const;
type PanelName = (typeof names)[number];

/** Panels with all actions on the design, one panel at a time. */
export function Panels({ drawings }: { readonly drawings: LoadedDrawings }) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState<PanelName>("furniture");
  const { findings } = useDesigner();
  const panels: Readonly<Record<PanelName, readonly (ComponentType | undefined)[]>> = {
    furniture: [Furnishings, AddPiece, FurnitureList],
    finishes: [drawings.loaded?.FinishesPanel],
    sun: [drawings.loaded?.SunPanel],
    review: [ReviewPanel],
    share: [ShareLink, PrintSheet, SaveFiles, KeepDesign, KeptDesigns],
  };
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
        {panels[current].map((Part, index) =>
          Part ? <Part key={index} /> : <ModelDrawing {...drawings} key={index} />,
        )}
      </div>
    </>
  );
}
