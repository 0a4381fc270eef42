import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ModelAxonometry } from "#app/designer/tool/model-axonometry.tsx";
import { useDesigner } from "#app/designer/tool/use-designer.ts";

/** The model as it is seen when printing starts, or its drawing if the model is not shown. */
export function SheetPicture() {
  const { t } = useTranslation();
  const { model, loadedViewer } = useDesigner();
  const { viewer } = loadedViewer;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useLayoutEffect(() => {
    if (!viewer || !canvas.current) return;
    try {
      viewer.drawOn(canvas.current, "white");
      setDrawn(true);
    } catch (error) {
      console.error("The sheet has the drawing, because the model could not be drawn.", error);
    }
  }, [viewer]);

  return (
    <>
      <canvas
        role="img"
        aria-label={t("designerTool.model.label", { name: model.name })}
        hidden={!isDrawn}
        ref={canvas}
      />
      {!isDrawn && <ModelAxonometry />}
    </>
  );
}
