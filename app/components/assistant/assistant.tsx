import { type ComponentType, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useHydrated } from "#app/components/hydrated/use-hydrated.ts";
import { Icon } from "#app/components/icon/icon.tsx";
import { showToast } from "#app/components/toaster/show-toast.ts";
import { prepareToasts } from "#app/components/toaster/toast-region.tsx";
import { beginLoading } from "#app/integrations/begin-loading.ts";
import type { AssistantPanelProps } from "./assistant-panel.tsx";
import { useSteppedAside } from "./use-stepped-aside.ts";

const loadPanel = () => import("./assistant-panel.tsx");

/**
 * The virtual assistant: a round button in the corner of every page; the panel that it opens is loaded when it is
 * wanted. Without scripts there is nothing of it.
 */
export function Assistant() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps>>();
  const place = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  const isAside = useSteppedAside(place, `${pathname} ${isHydrated}`);

  useEffect(() => {
    if (isOpen || !isReturning.current) return;
    isReturning.current = false;
    button.current?.focus({ preventScroll: true });
  }, [isOpen]);

  async function open(): Promise<void> {
    prepareToasts();
    try {
      const { AssistantPanel } = await loadPanel();
      setPanel(() => AssistantPanel);
      setOpen(true);
    } catch (error) {
      console.error("The assistant could not be loaded.", error);
      showToast({ text: t("assistant.failure.toast"), isFailure: true });
    }
  }

  function close({ keepFocus } = { keepFocus: false }): void {
    isReturning.current = !keepFocus;
    setOpen(false);
  }

  if (!isHydrated) return null;
  return (
    <aside className="assistant" aria-label={t("assistant.title")} ref={place}>
      <button
        className={isAside ? "assistant__button assistant__button--aside" : "assistant__button"}
        type="button"
        aria-label={t("assistant.open")}
        aria-haspopup="dialog"
        hidden={isOpen}
        ref={button}
        onPointerEnter={() => beginLoading(loadPanel)}
        onClick={() => void open()}
      >
        <Icon name="chat" />
      </button>
      {Panel && <Panel isOpen={isOpen} onClose={close} />}
    </aside>
  );
}
