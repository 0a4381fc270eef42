import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteDesign, keepNamed, type NamedDesign } from "#app/designer/design/saved-designs.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { changeSavedDesigns, useSavedDesigns } from "#app/designer/tool/use-saved-designs.ts";
import { focusOnce, KeptDesign } from "./kept-design.tsx";

/** The designs that are kept on this device: those with a name, and one that was made elsewhere before the last. */
export function KeptDesigns() {
  const { t } = useTranslation();
  const { open, announce } = useDesigner();
  const { named, other } = useSavedDesigns();
  const [deleted, setDeleted] = useState<NamedDesign>();
  // The name of the design whose form or mark has just gone: its button gets the focus of that.
  const [focused, setFocused] = useState<string>();
  if (named.length === 0 && other === undefined && !deleted) return null;

  function remove(design: NamedDesign): void {
    changeSavedDesigns((saved) => deleteDesign(saved, design.name));
    setDeleted(design);
    announce(t("designerTool.kept.deleted", { name: design.name }));
  }

  function restore(design: NamedDesign): void {
    changeSavedDesigns((saved) => keepNamed(saved, design));
    setDeleted(undefined);
    setFocused(design.name);
  }

  return (
    <div className="designer-kept">
      <h3 className="type-label">{t("designerTool.kept.title")}</h3>
      <ul>
        {named.map((design) => (
          <KeptDesign
            {...design}
            takesFocus={design.name === focused}
            onRenamed={setFocused}
            onDelete={() => remove(design)}
            key={design.name}
          />
        ))}
        {other !== undefined && (
          <li className="designer-kept__design">
            <span className="designer-kept__name">{t("designerTool.kept.other")}</span>
            <button className="designer-action" type="button" onClick={() => open(other)}>
              {t("designerTool.kept.open")}
            </button>
          </li>
        )}
      </ul>
      {deleted && (
        <p className="designer-kept__deleted">
          {t("designerTool.kept.deleted", { name: deleted.name })}{" "}
          <button className="designer-action" type="button" ref={focusOnce} onClick={() => restore(deleted)}>
            {t("designerTool.kept.restore")}
          </button>
        </p>
      )}
    </div>
  );
}
