import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { readDesign, type UnreadReason } from "./choose-design.ts";
import type { DesignSync } from "./use-design-sync.ts";
import { useDesigner } from "./use-designer.ts";
import { useSavedDesigns } from "./use-saved-designs.ts";

export interface NoticesProps extends DesignSync {
  /** Why the wanted design is not open. */
  readonly unread: UnreadReason | undefined;
  /** The fragment of the last design on the device when the designer was opened. */
  readonly last: string | undefined;
}

/** What the visitor should know about the open design: each a sentence that can be put away. */
export function Notices({ unread, last, own, isRefused }: NoticesProps) {
  const { t } = useTranslation();
  const { data, fragment, change } = useDesigner();
  const saved = useSavedDesigns();
  // Another tab has changed it if it is not the one that was there at first.
  const foreign = saved.last !== own && saved.last !== fragment ? saved.last : undefined;
  const [offered, setOffered] = useState(foreign);
  useEffect(() => {
    if (foreign !== undefined) setOffered(foreign);
  }, [foreign]);
  const decoded = offered === undefined ? undefined : readDesign(data, offered);

  return (
    <div className="designer-notices">
      {unread && <Notice>{t(`designerTool.unread.${unread}`)}</Notice>}
      {decoded?.ok && offered !== fragment && (
        <Notice
          action={{
            label: offered === last ? t("designerTool.own.resume") : t("designerTool.elsewhere.resume"),
            onPress: () => change(() => decoded.design, t("designerTool.own.resumed")),
          }}
          key={offered}
        >
          {offered === last ? t("designerTool.own.text") : t("designerTool.elsewhere.text")}
        </Notice>
      )}
      {isRefused && <Notice>{t("designerTool.refused")}</Notice>}
    </div>
  );
}

interface NoticeProps {
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

function Notice({ children, action }: NoticeProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <div className="designer-notice" role="status">
      <p className="designer-notice__text">{children}</p>
      {action && (
        <button className="designer-bar__action" type="button" onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <button className="designer-bar__action" type="button" onClick={() => setShown(false)}>
        {t("designerTool.dismiss")}
      </button>
    </div>
  );
}
