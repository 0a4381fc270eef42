import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  deleteDesign,
  keepNamed,
  maxNamed,
  type NamedDesign,
  renameDesign,
} from "#app/designer/design/saved-designs.ts";
import { Action } from "#app/designer/tool/action.tsx";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { changeSavedDesigns, useSavedDesigns } from "#app/designer/tool/use-saved-designs.ts";
import { focusOnce, KeptDesign } from "./kept-design.tsx";

/** The designs that are kept on this device: those with a name, and one that was made elsewhere before the last. */
export function KeptDesigns() {
  const { t } = useTranslation();
  const { open, announce } = useDesigner();
  const { named, other } = useSavedDesigns();
  const [deleted, setDeleted] = useState<NamedDesign>();
  const [isRefused, setRefused] = useState(false);
  // The name of the design whose form or mark has just closed: its button takes the focus.
  const [focused, setFocused] = useState<string>();
  if (named.length === 0 && other === undefined && !deleted) return null;

  // Restoring it would cost another design its place or its name.
  const cannotRestore = named.length >= maxNamed || named.some(({ name }) => name === deleted?.name);

  function change(...args: Parameters<typeof changeSavedDesigns>): boolean {
    const isKept = changeSavedDesigns(...args);
    setRefused(!isKept);
    return isKept;
  }

  function rename(name: string, newName: string): void {
    const isRenamed = newName !== name && change((saved) => renameDesign(saved, name, newName));
    setFocused(isRenamed ? newName : name);
  }

  function remove(design: NamedDesign): void {
    if (!change((saved) => deleteDesign(saved, design.name))) return;
    setDeleted(design);
    announce(t("designerTool.kept.deleted", { name: design.name }));
  }

  function restore(design: NamedDesign): void {
    if (!change((saved) => keepNamed(saved, design))) return;
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
            onRename={(newName) => rename(design.name, newName)}
            onDelete={() => remove(design)}
            key={design.name}
          />
        ))}
        {other !== undefined && (
          <li className="designer-kept__design">
            <span className="designer-kept__name">{t("designerTool.kept.other")}</span>
            <Action onClick={() => open(other)}>{t("designerTool.kept.open")}</Action>
          </li>
        )}
      </ul>
      <p className="designer-keep__outcome" role="alert">
        {isRefused && t("designerTool.refused")}
      </p>
      {deleted && !cannotRestore && (
        <p className="designer-kept__deleted" key={deleted.name}>
          {t("designerTool.kept.deleted", { name: deleted.name })}{" "}
          <Action ref={focusOnce} onClick={() => restore(deleted)}>
            {t("designerTool.kept.restore")}
          </Action>
        </p>
      )}
    </div>
  );
}
