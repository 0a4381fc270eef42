import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Contacts } from "#app/components/contact-ways/contact-ways.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { AssistantWays } from "./assistant-ways.tsx";
import { useCloseOnCoveredFocus } from "./use-close-on-covered-focus.ts";

export interface PanelFailureProps {
  readonly contacts: Contacts;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  /** Closes the notice; the focus goes back to the assistant's button unless `keepFocus` is set. */
  readonly onClose: (options?: { readonly keepFocus: boolean }) => void;
}

/**
 * Replaces the panel when its script could not be loaded, until it is closed, the panel opens, or an element of the
 * page below it gets the focus. It is announced once and takes the focus from the button that it replaces.
 */
export function PanelFailure({ contacts, isLoading, onRetry, onClose }: PanelFailureProps) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  useCloseOnCoveredFocus(notice, true, () => onClose({ keepFocus: true }));

  // Before it is drawn: a key pressed at once, such as Escape, is for the notice.
  useLayoutEffect(() => retry.current?.focus({ preventScroll: true }), []);

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === "Escape") onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever the focus is in it.
    <div className="panel-failure" ref={notice} onKeyDown={onKeyDown}>
      <p className="type-caption" role="alert">
        {t("assistant.failure.panel")}
      </p>
      <button
        className="panel-failure__close"
        type="button"
        aria-label={t("assistant.failure.close")}
        onClick={() => onClose()}
      >
        <Icon name="close" />
      </button>
      <AssistantWays contacts={contacts} onNavigate={() => onClose({ keepFocus: true })} />
      {/* Not disabled while it loads, or it would lose the focus. */}
      <button className="button panel-failure__retry" type="button" aria-busy={isLoading} ref={retry} onClick={onRetry}>
        {t("assistant.failure.retry")}
      </button>
    </div>
  );
}
