import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/**
 * A file of the design in true size, with the two links that Apple's devices understand: one shows it on the ground
 * before the camera, the other keeps it.
 */
export function PlotView({ file }: { readonly file: File }) {
  const { t } = useTranslation();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (url === undefined) return null;
  return (
    <>
      {/* Safari opens the camera for a link whose first element is a picture. The pressed button has gone. */}
      <a className="designer-action" rel="ar" href={`${url}#allowsContentScaling=0`} ref={takeFocus}>
        <img src="/favicon.svg" alt="" width={20} height={20} /> {t("designerTool.files.openInPlot")}
      </a>
      <a className="designer-action" href={url} download={file.name}>
        {t("designerTool.files.keep")}
      </a>
    </>
  );
}

/** Takes the focus of the button that the link replaces. The function is stable, so that React calls it once. */
function takeFocus(link: HTMLElement | null): void {
  if (document.activeElement === document.body) link?.focus();
}
