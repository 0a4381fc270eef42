import { useTranslation } from "react-i18next";
import { Icon } from "#app/components/icon/icon.tsx";
import { Action } from "./action.tsx";
import { useDesigner } from "./use-designer.ts";

/** Undo, redo and the way back to the page. */
export function ToolBar({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { undo, redo, canUndo, canRedo } = useDesigner();
  return (
    <div className="designer-bar">
      {/* Never disabled: the last step would lose the focus. */}
      <Action aria-disabled={!canUndo} onClick={undo}>
        {t("designerTool.undo")}
      </Action>
      <Action aria-disabled={!canRedo} onClick={redo}>
        {t("designerTool.redo")}
      </Action>
      <Action className="designer-action designer-bar__close" onClick={onClose}>
        {t("designerTool.close")}
        <Icon name="close" />
      </Action>
    </div>
  );
}
