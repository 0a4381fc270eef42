import { useMemo, useSyncExternalStore } from "react";
import {
  parseSavedDesigns,
  readStoredDesigns,
  type SavedDesigns,
  storeDesigns,
} from "#app/designer/design/saved-designs.ts";

/** Returns what is kept on the device, and follows the changes of other tabs. */
export function useSavedDesigns(): SavedDesigns {
  const text = useSyncExternalStore(subscribe, readStoredDesigns);
  return useMemo(() => parseSavedDesigns(text), [text]);
}

/**
 * Changes what is kept on the device. Reads it first, so that changes of other tabs are not lost.
 *
 * @returns false if the device refuses, in a private window or with a full storage
 */
export function changeSavedDesigns(change: (saved: SavedDesigns) => SavedDesigns): boolean {
  const isKept = storeDesigns(change(parseSavedDesigns(readStoredDesigns())));
  // Browsers tell other tabs only.
  dispatchEvent(new StorageEvent("storage"));
  return isKept;
}

function subscribe(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}
