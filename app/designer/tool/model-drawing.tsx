import { useTranslation } from "react-i18next";
import { useModelAxonometry } from "./use-model-axonometry.ts";

/** The place of the model. The plan works the same where its drawing cannot be loaded. */
export function ModelDrawing() {
  const { t } = useTranslation();
  const { Axonometry, hasFailed, load } = useModelAxonometry();
  return (
    <div className="designer-drawing">
      {Axonometry && <Axonometry />}
      {hasFailed && (
        <p className="not-printed" role="status">
          {t("designerTool.drawingFailed.text")}{" "}
          <button className="designer-action" type="button" onClick={load}>
            {t("designerTool.drawingFailed.retry")}
          </button>
        </p>
      )}
    </div>
  );
}
