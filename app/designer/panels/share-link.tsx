import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Action } from "#app/designer/tool/action.tsx";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { hashOf } from "#app/routing/design-hash.ts";

/** Copies the link of the design, or hands it to the system. The link can be selected if the browser refuses. */
export function ShareLink() {
  const { t } = useTranslation();
  const { fragment, model, announce } = useDesigner();
  // The outcome counts only for the design that was shared.
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly isCopied: boolean }>();
  const { origin, pathname } = window.location;
  const url = origin + pathname + hashOf(fragment);
  const shown = outcome?.of === fragment ? outcome : undefined;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome({ of: fragment, isCopied: true });
      announce(t("designerTool.share.copied"));
    } catch {
      // There is no clipboard without a secure connection, and a visitor may have refused it.
      setOutcome({ of: fragment, isCopied: false });
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: t("designerTool.plan", { name: model.name }), url });
    } catch (error) {
      const isDismissed = error instanceof DOMException && error.name === "AbortError";
      if (!isDismissed) setOutcome({ of: fragment, isCopied: false });
    }
  }

  return (
    <div className="designer-share__link">
      <Action onClick={() => void copy()}>
        {t(shown?.isCopied ? "designerTool.share.copied" : "designerTool.share.copy")}
      </Action>
      {"share" in navigator && <Action onClick={() => void share()}>{t("designerTool.share.system")}</Action>}
      {shown && !shown.isCopied && <LinkToSelect url={url} />}
    </div>
  );
}

function LinkToSelect({ url }: { readonly url: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <p className="designer-share__refused">
      <label htmlFor={id}>{t("designerTool.share.refused")}</label>
      <input className="designer-field" id={id} readOnly value={url} ref={selectOnce} />
    </p>
  );
}

/** The function is stable, so that React calls it once. */
function selectOnce(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
