import { useTranslation } from "react-i18next";
import { Action } from "#app/designer/tool/action.tsx";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { LookChoice } from "./look-choice.tsx";

/** The ways to look at the model, or why it is not shown and how to load it. The plan works without it. */
export function ModelStatus() {
  const { t } = useTranslation();
  const { status, load } = useDesigner().loadedViewer;
  if (status === "shown") return <LookChoice />;
  return (
    <p className="model-status caption" role="status">
      {t(`designerTool.model.statuses.${status}`)}{" "}
      {(status === "asked" || status === "failed") && (
        <Action onClick={load}>{t(`designerTool.model.${status === "asked" ? "load" : "retry"}`)}</Action>
      )}
    </p>
  );
}
