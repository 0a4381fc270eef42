import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { keepNamed, maxNamed, maxNameLength } from "#app/designer/design/saved-designs.ts";
import { Action } from "#app/designer/tool/action.tsx";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { changeSavedDesigns, useSavedDesigns } from "#app/designer/tool/use-saved-designs.ts";

/**
 * Keeps the design on this device under a name. If there is no place left, the visitor chooses which design to replace.
 */
export function KeepDesign() {
  const { t } = useTranslation();
  const { fragment, announce } = useDesigner();
  const { named } = useSavedDesigns();
  const [written, setWritten] = useState("");
  const [outcome, setOutcome] = useState<"nameless" | "refused">();
  const id = useId();
  const name = written.trim();
  const isTaken = named.some((design) => design.name === name);
  const isFull = named.length >= maxNamed && !isTaken;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (name === "") {
      setOutcome("nameless");
      return;
    }
    const instead = new FormData(event.currentTarget).get("instead");
    const isKept = changeSavedDesigns((saved) =>
      keepNamed(saved, { name, fragment }, typeof instead === "string" ? instead : undefined),
    );
    setOutcome(isKept ? undefined : "refused");
    if (!isKept) return;
    setWritten("");
    announce(t("designerTool.keep.kept", { name }));
  }

  return (
    <form className="designer-keep" noValidate onSubmit={submit}>
      <label className="type-label" htmlFor={id}>
        {t("designerTool.keep.name")}
      </label>
      <input
        className="designer-field"
        id={id}
        maxLength={maxNameLength}
        autoComplete="off"
        value={written}
        aria-invalid={outcome === "nameless"}
        aria-describedby={`${id}-outcome`}
        onChange={({ currentTarget }) => {
          setWritten(currentTarget.value);
          setOutcome(undefined);
        }}
      />
      {isFull && name !== "" && (
        <label className="designer-keep__instead">
          {t("designerTool.keep.full", { count: maxNamed })}
          <select className="designer-field" name="instead" defaultValue={named.at(-1)?.name}>
            {named.map((design) => (
              // Without `value`, it is the text with its spaces collapsed.
              <option value={design.name} key={design.name}>
                {design.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="designer-keep__outcome" id={`${id}-outcome`} role="alert">
        {outcome === "nameless" && t("designerTool.keep.nameless")}
        {outcome === "refused" && t("designerTool.refused")}
      </p>
      <Action type="submit">{isTaken ? t("designerTool.keep.replace", { name }) : t("designerTool.keep.keep")}</Action>
    </form>
  );
}
