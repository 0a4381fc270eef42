import { useTranslation } from "react-i18next";
import type { LoadedAxonometry } from "./use-model-axonometry.ts";

/** The place of the model. The plan works the same where its drawing cannot be loaded. */
export function ModelDrawing({ Axonometry, hasFailed, load }: LoadedAxonometry) {
  const { t } = useTranslation();
  return (
    <div className="designer-drawing">
      {Axonometry && <Axonometry />}
      {hasFailed && (
        <p role="status">
          {t("designerTool.drawingFailed.text")}{" "}
          <button className="designer-action" type="button" onClick={load}>
            {t("designerTool.drawingFailed.retry")}
          </button>
        </p>
      )}
    </div>
  );
}
