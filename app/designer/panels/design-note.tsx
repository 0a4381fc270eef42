import { useTranslation } from "react-i18next";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { useSunWords } from "./use-sun-words.ts";

/** Says what a drawing of the design shows, and in which sun. */
export function DesignNote() {
  const { t } = useTranslation();
  const { design } = useDesigner();
  const { lineOf } = useSunWords();
  return (
    <p className="designer__note caption">
      {t("designerTool.note")} {lineOf(design)}
    </p>
  );
}
