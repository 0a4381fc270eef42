import { useTranslation } from "react-i18next";
import { WordChoice } from "./word-choice.tsx";

/** The view that a phone shows above the panels, the model first; wide windows show both. */
export type View = "plan" | "model";
const views: readonly View[] = ["model", "plan"];

export interface ViewChoiceProps {
  readonly view: View;
  readonly onChoose: (view: View) => void;
}

/** The choice between plan and model, in windows that are too narrow for both. */
export function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  const { t } = useTranslation();
  return (
    <WordChoice
      className="designer-views"
      legend={t("designerTool.views.label")}
      options={views.map((key) => ({ key, name: t(`designerTool.views.${key}`) }))}
      chosen={view}
      onChoose={onChoose}
    />
  );
}
