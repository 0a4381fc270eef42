import { useTranslation } from "react-i18next";
import { switchPlan } from "#app/designer/design/edit-pieces.ts";
import { useDesigner } from "./use-designer.ts";
import { WordChoice } from "./word-choice.tsx";

/** The plans of a model that has several, by their names. */
export function PlanChoice() {
  const { t } = useTranslation();
  const { model, plan, change } = useDesigner();
  if (model.plans.length < 2) return null;
  return (
    <WordChoice
      legend={t("designerTool.plans")}
      options={model.plans.map(({ id, name = id }) => ({ key: id, name }))}
      chosen={plan.id}
      onChoose={(id) => {
        const other = model.plans.find((candidate) => candidate.id === id) ?? plan;
        change((design) => switchPlan(design, model.id, other), t("designerTool.shown", { name: other.name ?? id }));
      }}
    />
  );
}
