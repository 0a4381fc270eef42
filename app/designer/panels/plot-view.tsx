import { useTranslation } from "react-i18next";

export interface PlotViewProps {
  /** The URL of a file of the design in true size, and its name. */
  readonly url: string;
  readonly name: string;
}

/**
 * The two links for a file in true size that Apple's devices understand: one shows it on the ground before the camera,
 * the other keeps it.
 */
export function PlotView({ url, name }: PlotViewProps) {
  const { t } = useTranslation();
  return (
    <>
      {/* Safari opens the camera for a link whose first element is a picture. The pressed button has gone. */}
      <a className="designer-action" rel="ar" href={`${url}#allowsContentScaling=0`} ref={takeFocus}>
        <img src="/favicon.svg" alt="" width={20} height={20} /> {t("designerTool.files.openInPlot")}
      </a>
      <a className="designer-action" href={url} download={name}>
        {t("designerTool.files.keep")}
      </a>
    </>
  );
}

/** Takes the focus of the button that the link replaces. The function is stable, so that React calls it once. */
function takeFocus(link: HTMLElement | null): void {
  if (document.activeElement === document.body) link?.focus();
}
