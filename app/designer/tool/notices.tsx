import { type MouseEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Action } from "./action.tsx";
import { readDesign } from "./choose-design.ts";
import { focusDesigner } from "./focus-designer.ts";
import type { DesignSync } from "./use-design-sync.ts";
import { useDesigner } from "./use-designer.ts";
import { useSavedDesigns } from "./use-saved-designs.ts";

export interface NoticesProps extends DesignSync {
  /** The fragment of the last design on the device when the designer was opened. */
  readonly last: string | undefined;
}

/** Notices about the open design: each a sentence that can be dismissed. */
export function Notices({ last, own, isRefused }: NoticesProps) {
  const { t } = useTranslation();
  const { data, fragment, unread, dismissUnread, open } = useDesigner();
  const saved = useSavedDesigns();
  // A last design that this tab did not make: that of the device if a link was opened, otherwise that of another tab.
  const foreign = saved.last === own || saved.last === fragment ? undefined : saved.last;
  const [offered, setOffered] = useState(foreign);
  // The design that was resumed or dismissed, which is not offered again.
  const [answered, setAnswered] = useState<string>();
  const [isRefusalSeen, setRefusalSeen] = useState(false);
  if (foreign !== undefined && foreign !== offered) setOffered(foreign);
  const isOffered =
    offered !== undefined && offered !== answered && offered !== fragment && readDesign(data, offered).ok;
  const offer = offered === last ? "own" : "elsewhere";

  return (
    <div className="designer-notices" role="status">
      {unread && <Notice onDismiss={dismissUnread}>{t(`designerTool.unread.${unread}`)}</Notice>}
      {isOffered && (
        <Notice
          action={{
            label: t(`designerTool.${offer}.resume`),
            onPress() {
              setAnswered(offered);
              open(offered);
            },
          }}
          onDismiss={() => setAnswered(offered)}
        >
          {t(`designerTool.${offer}.text`)}
        </Notice>
      )}
      {isRefused && !isRefusalSeen && (
        <Notice onDismiss={() => setRefusalSeen(true)}>{t("designerTool.refused")}</Notice>
      )}
    </div>
  );
}

interface NoticeProps {
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly onDismiss: () => void;
}

function Notice({ children, action, onDismiss }: NoticeProps) {
  const { t } = useTranslation();
  return (
    <div className="designer-notice">
      <p className="designer-notice__text">{children}</p>
      {action && <Action onClick={leaveFor(action.onPress)}>{action.label}</Action>}
      <Action onClick={leaveFor(onDismiss)}>{t("designerTool.dismiss")}</Action>
    </div>
  );
}

/** Returns a handler that moves the focus first, because the notice disappears with its buttons. */
function leaveFor(onPress: () => void): (event: MouseEvent<HTMLButtonElement>) => void {
  return ({ currentTarget }) => {
    focusDesigner(currentTarget);
    onPress();
  };
}
