import type { i18n } from "i18next";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { DesignerData } from "#app/designer/data/designer-data.ts";
import { loadDesignerData } from "#app/designer/data/load-designer-data.ts";
import type { DesignerProps } from "#app/designer/tool/designer.tsx";
import { preload } from "#app/integrations/preload.ts";
import { designOf } from "#app/routing/design-hash.ts";
import { OpeningAction, type OpeningWords } from "./opening-action.tsx";

export interface OpenDesignerProps {
  readonly words: OpeningWords;
  /** The id of the model with which it opens, if neither the URL nor the device has a design. */
  readonly model: string;
  /** Returns what is shown while it is closed, with the button that opens it. */
  readonly children: (action: ReactNode) => ReactNode;
}

interface Loaded {
  readonly Designer: ComponentType<DesignerProps>;
  readonly data: DesignerData;
}

interface Opening {
  readonly number: number;
  /** The design of the URL. */
  readonly fragment: string | undefined;
}

/**
 * The place where the designer opens when its button is pressed, or after hydration if the URL has a design. Its code
 * and data are loaded then; if that fails, the closed state stays, and the visitor may try again.
 */
export function OpenDesigner({ words, model, children }: OpenDesignerProps) {
  const { i18n } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const loading = useRef<Promise<Loaded>>(undefined);
  const [loaded, setLoaded] = useState<Loaded>();
  const [status, setStatus] = useState<"closed" | "loading" | "failed" | "open">("closed");
  // Each opening starts from the beginning, also with another design in the same window.
  const [opening, setOpening] = useState<Opening>({ number: 0, fragment: undefined });

  async function load(): Promise<Loaded> {
    loading.current ??= loadDesigner(i18n);
    try {
      return await loading.current;
    } catch (error) {
      // The next press asks again.
      loading.current = undefined;
      throw error;
    }
  }

  async function open(fragment?: string): Promise<void> {
    setStatus("loading");
    try {
      setLoaded(await load());
      setOpening(({ number }) => ({ number: number + 1, fragment }));
      setStatus("open");
    } catch (error) {
      console.error("The designer could not be loaded.", error);
      setStatus("failed");
    }
  }

  function close(): void {
    flushSync(() => setStatus("closed"));
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", pathname + search);
    button.current?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL opens it, not a render.
  useEffect(() => {
    const { pathname } = window.location;
    const openFromUrl = () => {
      // A link that is pasted over that of the open designer has no state yet, unlike the entries that Back leads to.
      const isOfOpenDesign = button.current === null && window.history.state !== null;
      const fragment = designOf(window.location.hash);
      if (fragment !== undefined && window.location.pathname === pathname && !isOfOpenDesign) void open(fragment);
    };
    openFromUrl();
    addEventListener("popstate", openFromUrl);
    return () => removeEventListener("popstate", openFromUrl);
  }, []);

  if (status === "open" && loaded) {
    const { Designer, data } = loaded;
    return <Designer data={data} model={model} fragment={opening.fragment} onClose={close} key={opening.number} />;
  }
  return children(
    <OpeningAction
      words={words}
      isLoading={status === "loading"}
      hasFailed={status === "failed"}
      button={button}
      onOpen={() => void open()}
      onIntent={() => preload(load)}
    />,
  );
}

async function loadDesigner(i18n: i18n): Promise<Loaded> {
  const [{ Designer }, data] = await Promise.all([import("#app/designer/tool/designer.tsx"), loadDesignerData(i18n)]);
  return { Designer, data };
}
