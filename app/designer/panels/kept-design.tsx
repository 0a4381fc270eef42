import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { maxNameLength, type NamedDesign } from "#app/designer/design/saved-designs.ts";
import { Action } from "#app/designer/tool/action.tsx";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { useSavedDesigns } from "#app/designer/tool/use-saved-designs.ts";

export interface KeptDesignProps extends NamedDesign {
  /** Whether the button for another name takes the focus. */
  readonly takesFocus: boolean;
  /** Called with the final name when the form for it closes: another one, or the same. */
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
}

/** A design with a name, which can be opened, renamed and deleted. */
export function KeptDesign({ name, fragment, takesFocus, onRename, onDelete }: KeptDesignProps) {
  const { t } = useTranslation();
  const { open } = useDesigner();
  const { named } = useSavedDesigns();
  const [written, setWritten] = useState<string>();
  const newName = written?.trim() ?? name;
  const isTaken = newName !== name && named.some((design) => design.name === newName);
  const mistake = isTaken ? "designerTool.kept.taken" : newName === "" ? "designerTool.keep.nameless" : undefined;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!mistake) close(newName);
  }

  function close(finalName: string): void {
    setWritten(undefined);
    onRename(finalName);
  }

  if (written !== undefined) {
    return (
      <li className="designer-kept__design">
        <form className="designer-kept__rename" noValidate onSubmit={submit}>
          <input
            className="designer-field"
            aria-label={t("designerTool.kept.newName", { name })}
            aria-invalid={mistake !== undefined}
            maxLength={maxNameLength}
            autoComplete="off"
            value={written}
            ref={focusOnce}
            onChange={({ currentTarget }) => setWritten(currentTarget.value)}
            onKeyDown={({ key }) => key === "Escape" && close(name)}
          />
          <Action type="submit">{t("designerTool.kept.rename")}</Action>
          <p role="alert">{mistake && t(mistake)}</p>
        </form>
      </li>
    );
  }
  return (
    <li className="designer-kept__design">
      <span className="designer-kept__name">{name}</span>
      <Action onClick={() => open(fragment)}>
        {t("designerTool.kept.open")} <span className="visually-hidden">{name}</span>
      </Action>
      <Action ref={takesFocus ? focusOnce : undefined} onClick={() => setWritten(name)}>
        {t("designerTool.kept.rename")} <span className="visually-hidden">{name}</span>
      </Action>
      <Action onClick={onDelete}>
        {t("designerTool.kept.delete")} <span className="visually-hidden">{name}</span>
      </Action>
    </li>
  );
}

/** Focuses an element when it appears. The function is stable, so that React calls it once. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
