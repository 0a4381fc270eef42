import { useTranslation } from "react-i18next";
import type { LoadedDrawings } from "#app/designer/tool/use-drawings.ts";

/** The drawing of the model, or that it cannot be loaded: the plan works the same without it. */
export function ModelDrawing({ loaded, hasFailed, load }: LoadedDrawings) {
  const { t } = useTranslation();
  if (loaded) return <loaded.ModelAxonometry />;
  return (
    hasFailed && (
      <p role="status">
        {t("designerTool.drawingFailed.text")}{" "}
        <button className="designer-action" type="button" onClick={load}>
          {t("designerTool.drawingFailed.retry")}
        </button>
      </p>
    )
  );
}
