import { useTranslation } from "react-i18next";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { useSunWords } from "./use-sun-words.ts";

/** What a drawing of the design is, and in which sun it is seen. */
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
