import { useTranslation } from "react-i18next";
import { LookChoice } from "./look-choice.tsx";
import { useLoadedViewer } from "./viewer-context.ts";

/** The ways to look at the model, or why it is not there and how it comes. The plan works the same without it. */
export function ModelStatus() {
  const { t } = useTranslation();
  const { status, load } = useLoadedViewer();
  if (status === "shown") return <LookChoice />;
  return (
    <p className="model-status caption" role="status">
      {t(`designerTool.model.statuses.${status}`)}{" "}
      {(status === "asked" || status === "failed") && (
        <button className="designer-action" type="button" onClick={load}>
          {t(`designerTool.model.${status === "asked" ? "load" : "retry"}`)}
        </button>
      )}
    </p>
  );
}
