import { useEffect, useMemo } from "react";
import { createStore, useStore } from "#app/components/store/create-store.ts";
import {
  parseSavedDesigns,
  readStoredDesigns,
  type SavedDesigns,
  storeDesigns,
} from "#app/designer/design/saved-designs.ts";

const stored = createStore(readStoredDesigns());

/** Returns what is kept on the device, also as other tabs change it. */
export function useSavedDesigns(): SavedDesigns {
  useEffect(() => {
    const reread = () => stored.set(readStoredDesigns());
    reread();
    addEventListener("storage", reread);
    return () => removeEventListener("storage", reread);
  }, []);
  const text = useStore(stored);
  return useMemo(() => parseSavedDesigns(text), [text]);
}

/**
 * Changes what is kept on the device. Reads it first, so that nothing is lost of what another tab has changed.
 *
 * @returns false where the device refuses, in a private window or when its storage is full.
 */
export function changeSavedDesigns(change: (saved: SavedDesigns) => SavedDesigns): boolean {
  const isKept = storeDesigns(change(parseSavedDesigns(readStoredDesigns())));
  stored.set(readStoredDesigns());
  return isKept;
}
