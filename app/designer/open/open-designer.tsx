import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import type { DesignerData } from "#app/designer/data/designer-data.ts";
import type { DesignerProps } from "#app/designer/tool/designer.tsx";
import { addStrings } from "#app/i18n/add-strings.ts";
import { preload } from "#app/integrations/preload.ts";
import { designerDataPath, fetchDataFile } from "#app/routing/data-files.ts";
import { designOf } from "#app/routing/design-hash.ts";

const loadTool = () => import("#app/designer/tool/designer.tsx");

/** What the visitor reads before the designer and its strings are loaded. */
export interface OpeningWords {
  readonly open: string;
  readonly failure: string;
  readonly retry: string;
  readonly contact: { readonly label: string; readonly href: string };
}

export interface OpenDesignerProps {
  readonly words: OpeningWords;
  /** The id of the model with which it opens, if neither the URL nor the device has a design. */
  readonly model: string;
  /** Returns what is in its place while it is closed, with the button that opens it. */
  readonly children: (action: ReactNode) => ReactNode;
}

interface Loaded {
  readonly Designer: ComponentType<DesignerProps>;
  readonly data: DesignerData;
}

/**
 * The place where the designer opens: on the press of its button, or after hydration where the URL has a design. Its
 * code and its data are loaded then; if that fails, what was there stays, and the visitor may try again.
 */
export function OpenDesigner({ words, model, children }: OpenDesignerProps) {
  const { i18n } = useTranslation();
  const { hash } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [status, setStatus] = useState<"closed" | "loading" | "failed" | "open">("closed");
  // Each design from a URL opens the designer anew; 0 without one.
  const [opening, setOpening] = useState<{ readonly number: number; readonly fragment?: string | undefined }>({
    number: 0,
  });

  async function load(): Promise<Loaded> {
    const path = designerDataPath(i18n.language);
    const [{ Designer }, data] = await Promise.all([loadTool(), fetchDataFile<DesignerData>(path)]);
    addStrings(i18n, data.strings);
    return { Designer, data };
  }

  async function open(fragment?: string): Promise<void> {
    setStatus("loading");
    try {
      setLoaded(loaded ?? (await load()));
      setOpening(({ number }) => ({ number: number + 1, fragment }));
      setStatus("open");
    } catch (error) {
      console.error("The designer could not be loaded.", error);
      setStatus("failed");
    }
  }

  function close(): void {
    setStatus("closed");
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL opens it, not a render.
  useEffect(() => {
    const openFrom = (text: string) => {
      const fragment = designOf(text);
      if (fragment !== undefined) void open(fragment);
    };
    // The router's hash is that of its last navigation: not what the designer has written since.
    openFrom(hash);
    // Another design in the same window.
    const onHashChange = () => openFrom(window.location.hash);
    addEventListener("hashchange", onHashChange);
    return () => removeEventListener("hashchange", onHashChange);
  }, [hash]);

  if (status === "open" && loaded) {
    const { Designer, data } = loaded;
    return <Designer data={data} model={model} fragment={opening.fragment} onClose={close} key={opening.number} />;
  }
  const hasFailed = status === "failed";
  return children(
    <div className="open-designer">
      {hasFailed && (
        <p className="open-designer__failure" role="alert">
          {words.failure}
        </p>
      )}
      <button
        className="button needs-scripts"
        type="button"
        aria-busy={status === "loading"}
        ref={button}
        onPointerEnter={() => preload(loadTool)}
        onClick={() => void open()}
      >
        {hasFailed ? words.retry : words.open}
        <Icon name="arrow" />
      </button>
      {hasFailed && <ActionLink {...words.contact} />}
    </div>,
  );
}
