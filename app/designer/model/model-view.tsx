import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import type { LoadedDrawings } from "#app/designer/tool/use-drawings.ts";
import { LookSteps } from "./look-steps.tsx";
import { ModelDrawing } from "./model-drawing.tsx";
import { useModelDrag } from "./use-model-drag.ts";

/** The model in three dimensions. The drawing takes its place until it has been loaded, or if it cannot be. */
export function ModelView({ drawings }: { readonly drawings: LoadedDrawings }) {
  const { t } = useTranslation();
  const { data, model, plan, design, selected, loadedViewer } = useDesigner();
  const { viewer, status, canvas } = loadedViewer;
  const { area, handlers } = useModelDrag(viewer);
  useEffect(() => {
    viewer?.show({ plan, design, catalogue: data.catalogue, selected: selected?.id });
  }, [viewer, plan, design, data.catalogue, selected?.id]);

  return (
    <div className="model-view" ref={area}>
      {status !== "shown" && <ModelDrawing {...drawings} />}
      {status !== "impossible" && (
        <canvas
          className="model-view__canvas"
          role="img"
          aria-label={t("designerTool.model.label", { name: model.name })}
          hidden={status !== "shown"}
          ref={canvas}
          {...handlers}
        />
      )}
      {status === "shown" && <LookSteps />}
    </div>
  );
}
