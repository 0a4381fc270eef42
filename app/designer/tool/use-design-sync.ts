import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { keepLast, parseSavedDesigns, readStoredDesigns } from "#app/designer/design/saved-designs.ts";
import { hashOf } from "#app/routing/design-hash.ts";
import { changeSavedDesigns } from "./use-saved-designs.ts";

/** Milliseconds between changes of the URL: browsers refuse more than a hundred in half a minute. */
const interval = 1000;

export interface DesignSync {
  /** The last design on the device, if this tab has stored it or started with it. */
  readonly own: string | undefined;
  /** Whether the device has refused to keep the last design. */
  readonly isRefused: boolean;
}

/**
 * Writes a design into the URL and, once it has been changed, keeps it on the device: at most once a second, and at
 * once when the designer closes or the page is left.
 *
 * @param last the fragment of the last design on the device when the designer was opened
 */
export function useDesignSync(fragment: string, last: string | undefined): DesignSync {
  const [opened] = useState(fragment);
  const [own, setOwn] = useState(last === opened ? last : undefined);
  const [isRefused, setRefused] = useState(false);
  const entry = useLocation();
  const written = useRef({ device: opened, at: Number.NEGATIVE_INFINITY });
  const pending = useRef({ fragment, own });
  useEffect(() => {
    pending.current = { fragment, own };
  });

  const keep = useCallback(() => {
    const { fragment: latest, own: mine } = pending.current;
    if (latest === written.current.device) return;
    written.current.device = latest;
    // A stored design equal to `latest` comes from another tab or an earlier visit: the next change must not lose it.
    if (parseSavedDesigns(readStoredDesigns()).last === latest) return;
    const isKept = changeSavedDesigns((saved) => keepLast(saved, latest, mine));
    setRefused(!isKept);
    if (isKept) setOwn(latest);
  }, []);

  const write = useCallback(() => {
    const { fragment: latest } = pending.current;
    // The router's state stays with the entry of the history. Others get one, which tells them from a pasted link.
    window.history.replaceState({ ...window.history.state }, "", hashOf(latest));
    keep();
    written.current.at = performance.now();
  }, [keep]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the design or of the entry is written.
  useEffect(() => {
    const timer = setTimeout(write, Math.max(0, written.current.at + interval - performance.now()));
    return () => clearTimeout(timer);
  }, [fragment, entry, write]);

  useEffect(() => {
    addEventListener("pagehide", write);
    return () => {
      removeEventListener("pagehide", write);
      // The URL may be that of another page by now.
      keep();
    };
  }, [keep, write]);

  return { own, isRefused };
}
