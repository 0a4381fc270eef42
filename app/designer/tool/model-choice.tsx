import { useTranslation } from "react-i18next";
import { switchPlan } from "#app/designer/design/edit-pieces.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import { focusDesigner } from "./focus-designer.ts";
import { useDesigner } from "./use-designer.ts";

/**
 * The other models, each by its own word and its size. Choosing one can be undone. The focus moves to the designer,
 * whose name tells screen readers the model.
 */
export function ModelChoice() {
  const { t } = useTranslation();
  const { dimensions } = useFormats();
  const { data, model, change } = useDesigner();
  return (
    <ul className="designer-models" aria-label={t("designerTool.otherModels")}>
      {data.models.map(({ id, name, measures, plans: [plan] }) => {
        if (id === model.id || !plan) return null;
        return (
          <li key={id}>
            <button
              className="designer-models__model"
              type="button"
              onClick={({ currentTarget }) => {
                focusDesigner(currentTarget);
                change((design) => switchPlan(design, id, plan));
              }}
            >
              <span className="designer-models__word">{name.replace(/^.*\|/, "")}</span>{" "}
              <span className="designer-models__size">
                {measures ? dimensions(measures.length, measures.width) : t("designerTool.bespoke")}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
