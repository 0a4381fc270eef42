import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLoadedViewer } from "#app/designer/model/viewer-context.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";

/** Saves the model as it is seen, on the ground of the page. */
export function SavePicture() {
  const { t } = useTranslation();
  const { viewer } = useLoadedViewer();
  const { design } = useDesigner();
  const [hasFailed, setFailed] = useState(false);
  if (!viewer) return null;

  async function save(): Promise<void> {
    setFailed(false);
    try {
      const picture = await viewer?.picture(getComputedStyle(document.body).backgroundColor);
      if (picture) download(picture, `${design.model}-${design.plan}.png`);
    } catch (error) {
      console.error("The picture of the model could not be saved.", error);
      setFailed(true);
    }
  }

  return (
    <div>
      <button className="designer-action" type="button" onClick={() => void save()}>
        {t("designerTool.picture.save")}
      </button>
      {hasFailed && <p role="alert">{t("designerTool.picture.failed")}</p>}
    </div>
  );
}

function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
