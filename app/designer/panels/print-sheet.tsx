import { useTranslation } from "react-i18next";

/** Prints the sheet of the design, as the browser's own command does while the designer is open. */
export function PrintSheet() {
  const { t } = useTranslation();
  return (
    <div>
      <button className="designer-action" type="button" onClick={() => window.print()}>
        {t("designerTool.sheet.print")}
      </button>
      <p className="caption">{t("designerTool.sheet.paper")}</p>
    </div>
  );
}
