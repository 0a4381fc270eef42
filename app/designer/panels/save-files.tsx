import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Design } from "#app/designer/design/design.ts";
import { Action } from "#app/designer/tool/action.tsx";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import type { FileKind } from "#app/designer/viewer/design-viewer.ts";
import { PlotView, type PlotViewProps } from "./plot-view.tsx";

/** The result of the last press; its file shows the design as it was then. */
type Outcome = "making" | "failed" | File;

/** A file for the visitor's plot, and the design that it shows. */
interface PlotFile extends PlotViewProps {
  readonly design: Design;
}

/** Milliseconds for which the URL of a download is valid: Safari asks the visitor before it reads the file. */
const downloadTime = 60_000;

/** Saves the model: as it is seen, or whole, for other programs and for the visitor's own plot. */
export function SaveFiles() {
  const { t } = useTranslation();
  const { design, loadedViewer } = useDesigner();
  const { viewer } = loadedViewer;
  const [outcome, setOutcome] = useState<Outcome>();
  const [plotFile, setPlotFile] = useState<PlotFile>();
  useEffect(() => plotFile && (() => URL.revokeObjectURL(plotFile.url)), [plotFile]);
  if (!viewer) return null;
  const canShowPlots = document.createElement("a").relList.supports("ar");

  const make = async (kind: FileKind) => {
    if (outcome === "making") return;
    setOutcome("making");
    try {
      // The page shows that it is busy before it stops responding.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const blob = await viewer.file(kind);
      const file = new File([blob], `${design.model}-${design.plan}.${kind}`, { type: blob.type });
      setOutcome(file);
      if (kind === "usdz") setPlotFile({ url: URL.createObjectURL(file), name: file.name, design });
      else download(file);
    } catch (error) {
      console.error("A file of the model could not be made.", error);
      setOutcome("failed");
    }
  };

  const button = (kind: FileKind) => (
    <Action aria-disabled={outcome === "making"} onClick={() => void make(kind)}>
      {t(`designerTool.files.${kind}`)}
    </Action>
  );
  return (
    <div className="designer-share__link">
      {button("png")}
      {button("glb")}
      {plotFile?.design === design ? <PlotView {...plotFile} /> : canShowPlots && button("usdz")}
      <p className="caption" role="status">
        {outcome instanceof File
          ? t("designerTool.files.made", { name: outcome.name, size: { fileSize: outcome.size } })
          : outcome && t(`designerTool.files.${outcome}`)}
      </p>
    </div>
  );
}

function download(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), downloadTime);
}
