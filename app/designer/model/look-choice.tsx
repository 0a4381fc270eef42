import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { WordChoice } from "#app/designer/tool/word-choice.tsx";
import { type ViewName, viewNames } from "#app/designer/viewer/view-names.ts";

/** The ways to look at the model. */
export function LookChoice() {
  const { t } = useTranslation();
  const { viewer } = useDesigner().loadedViewer;
  const [look, setLook] = useState<ViewName>("model");
  return (
    <WordChoice
      className="model-looks"
      legend={t("designerTool.model.looks.label")}
      options={viewNames.map((key) => ({ key, name: t(`designerTool.model.looks.${key}`) }))}
      chosen={look}
      onChoose={(name) => {
        setLook(name);
        viewer?.rig.view(name);
      }}
    />
  );
}
