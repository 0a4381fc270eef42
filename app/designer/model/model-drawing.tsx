import { useTranslation } from "react-i18next";
import { Action } from "#app/designer/tool/action.tsx";
import type { LoadedDrawings } from "#app/designer/tool/use-drawings.ts";

/** The drawing of the model, or a note that it could not be loaded. The plan works without it. */
export function ModelDrawing({ loaded, hasFailed, load }: LoadedDrawings) {
  const { t } = useTranslation();
  if (loaded) return <loaded.ModelAxonometry />;
  return (
    hasFailed && (
      <p role="status">
        {t("designerTool.drawingFailed.text")} <Action onClick={load}>{t("designerTool.drawingFailed.retry")}</Action>
      </p>
    )
  );
}
