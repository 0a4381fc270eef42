import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { Contacts } from "#app/components/contact-ways/contact-ways.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { preload } from "#app/integrations/preload.ts";
import { fetchDataFile, languageDataPath } from "#app/routing/data-files.ts";
import type { AssistantData } from "./assistant-data.ts";
import type { AssistantPanelProps } from "./assistant-panel.tsx";
import { isFullScreen } from "./full-screen.ts";
import { PanelFailure } from "./panel-failure.tsx";

const loadPanel = () => import("./assistant-panel.tsx");

interface LoadedPanel {
  readonly AssistantPanel: ComponentType<AssistantPanelProps>;
  readonly data: AssistantData;
}

/** Loads code and data of the panel at the same time. */
async function loadPanelIn(locale: string): Promise<LoadedPanel> {
  const data = fetchDataFile<AssistantData>(languageDataPath(locale, "assistant"));
  const [{ AssistantPanel }, loaded] = await Promise.all([loadPanel(), data]);
  return { AssistantPanel, data: loaded };
}

/**
 * The virtual assistant: a round button in the corner of every page. Its panel is loaded on demand; if that fails, a
 * notice with other ways to ask appears instead. Hidden without scripts.
 */
export function Assistant({ contacts }: { readonly contacts: Contacts }) {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [panel, setPanel] = useState<LoadedPanel>();
  const button = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  // False once the visitor has moved on: a panel that loads or fails late must not take the focus.
  const isWanted = useRef(false);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (isOpen || hasFailed || !isReturning.current) return;
    isReturning.current = false;
    button.current?.focus({ preventScroll: true });
  }, [isOpen, hasFailed]);

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
      if (!panel) setPanel(await loadPanelIn(i18n.language));
      setFailed(false);
      if (isWanted.current) setOpen(true);
    } catch (error) {
      console.error("The assistant could not be loaded.", error);
      if (isWanted.current) setFailed(true);
    }
    isWanted.current = false;
    setLoading(false);
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === "Escape") isWanted.current = false;
  }

  function close({ keepFocus } = { keepFocus: false }): void {
    isReturning.current = !keepFocus;
    isWanted.current = false;
    setOpen(false);
    setFailed(false);
  }

  return (
    <aside className="assistant needs-scripts not-printed" aria-label={t("assistant.title")}>
      <button
        className="assistant__button"
        type="button"
        aria-label={t("assistant.open")}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        hidden={isOpen || hasFailed}
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
      {hasFailed && (
        <PanelFailure contacts={contacts} isLoading={isLoading} onRetry={() => void open()} onClose={close} />
      )}
      {panel && <panel.AssistantPanel data={panel.data} contacts={contacts} isOpen={isOpen} onClose={close} />}
    </aside>
  );
}
