import { useEffect, useMemo } from "react";
import { createStore, useStore } from "#app/components/store/create-store.ts";
import {
  parseSavedDesigns,
  readStoredDesigns,
  type SavedDesigns,
  storeDesigns,
} from "#app/designer/design/saved-designs.ts";

const stored = createStore(readStoredDesigns());

/** Returns what is kept on the device, and follows the changes of other tabs. */
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
 * Changes what is kept on the device. Reads it first, so that changes of other tabs are not lost.
 *
 * @returns false if the device refuses, in a private window or with a full storage
 */
export function changeSavedDesigns(change: (saved: SavedDesigns) => SavedDesigns): boolean {
  const isKept = storeDesigns(change(parseSavedDesigns(readStoredDesigns())));
  stored.set(readStoredDesigns());
  return isKept;
}
