import { useTranslation } from "react-i18next";
import { Action } from "#app/designer/tool/action.tsx";

/** Prints the sheet of the design, as the browser's own command does while the designer is open. */
export function PrintSheet() {
  const { t } = useTranslation();
  return (
    <div>
      <Action onClick={() => window.print()}>{t("designerTool.sheet.print")}</Action>
      <p className="caption">{t("designerTool.sheet.paper")}</p>
    </div>
  );
}
