import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
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

  useEffect(() => {
    if (!viewer) return;
    // The browser lays the sheet out right after this handler, whichever command prints it.
    const draw = () => {
      try {
        if (canvas.current) viewer.drawOn(canvas.current, "white");
        flushSync(() => setDrawn(true));
      } catch (error) {
        console.error("The sheet has the drawing, because the model could not be drawn.", error);
      }
    };
    const forget = () => setDrawn(false);
    window.addEventListener("beforeprint", draw);
    window.addEventListener("afterprint", forget);
    return () => {
      window.removeEventListener("beforeprint", draw);
      window.removeEventListener("afterprint", forget);
      forget();
    };
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
