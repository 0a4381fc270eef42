import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

/** Whether the browser has told that it prints, and not yet that it has printed. */
let isToldToPrint = false;

/**
 * Returns whether the page is printed. Browsers lay it out right after `beforeprint`, before the medium changes; one
 * that only shows how it would be printed changes the medium alone.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting);
}

function subscribe(onChange: () => void): () => void {
  const abort = new AbortController();
  const follow = ({ type }: Event) => {
    if (type !== "change") isToldToPrint = type === "beforeprint";
    flushSync(onChange);
  };
  for (const type of ["beforeprint", "afterprint"]) addEventListener(type, follow, abort);
  matchMedia("print").addEventListener("change", follow, abort);
  return () => abort.abort();
}

function isPrinting(): boolean {
  return isToldToPrint || matchMedia("print").matches;
}
