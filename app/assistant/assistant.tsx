import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";
import { showToast } from "#app/frame/toaster/show-toast.ts";
import { preload } from "#app/integrations/preload.ts";
import type { AssistantPanelProps } from "./assistant-panel.tsx";
import { isFullScreen } from "./full-screen.ts";
import { useAvoidOverlap } from "./use-avoid-overlap.ts";

const loadPanel = () => import("./assistant-panel.tsx");

/**
 * The virtual assistant: a round button in the corner of every page. Its panel is loaded on demand. Hidden
 * without scripts.
 */
export function Assistant() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps>>();
  const place = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  // False once the visitor has moved on: a panel that loads late must not take the focus.
  const isWanted = useRef(false);
  const [isLoading, setLoading] = useState(false);
  const isOverlapping = useAvoidOverlap(place, pathname);

  useEffect(() => {
    if (isOpen || !isReturning.current) return;
    isReturning.current = false;
    button.current?.focus({ preventScroll: true });
  }, [isOpen]);

  // On a phone the panel would cover the page just navigated to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of path.
  useEffect(() => {
    isWanted.current = false;
    if (isFullScreen()) setOpen(false);
  }, [pathname]);

  async function open(): Promise<void> {
    isWanted.current = true;
    setLoading(true);
    try {
      const { AssistantPanel } = await loadPanel();
      setPanel(() => AssistantPanel);
      if (isWanted.current) setOpen(true);
    } catch (error) {
      console.error("The assistant could not be loaded.", error);
      showToast({ text: t("assistant.failure.toast"), isFailure: true });
    }
    isWanted.current = false;
    setLoading(false);
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === "Escape") isWanted.current = false;
  }

  function close({ keepFocus } = { keepFocus: false }): void {
    isReturning.current = !keepFocus;
    setOpen(false);
  }

  return (
    <aside className="assistant" aria-label={t("assistant.title")} ref={place}>
      <button
        className={isOverlapping ? "assistant__button assistant__button--aside" : "assistant__button"}
        type="button"
        aria-label={t("assistant.open")}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        hidden={isOpen}
        ref={button}
        onBlur={() => {
          isWanted.current = false;
        }}
        onKeyDown={onKeyDown}
        onPointerEnter={() => preload(loadPanel)}
        onClick={() => void open()}
      >
        <Icon name="chat" />
      </button>
      {Panel && <Panel isOpen={isOpen} onClose={close} />}
    </aside>
  );
}
