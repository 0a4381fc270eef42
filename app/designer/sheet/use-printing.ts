import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Returns whether the page is printed. Browsers lay it out right after `beforeprint`, before the medium changes; one
 * that only shows how it would be printed changes the medium alone.
 */
export function usePrinting(): boolean {
  const [medium] = useState(() => matchMedia("print"));
  const [isPrinting, setPrinting] = useState(medium.matches);
  useEffect(() => {
    const abort = new AbortController();
    const follow = ({ type }: Event) =>
      flushSync(() => setPrinting(type === "beforeprint" || (type === "change" && medium.matches)));
    for (const type of ["beforeprint", "afterprint"]) addEventListener(type, follow, abort);
    medium.addEventListener("change", follow, abort);
    return () => abort.abort();
  }, [medium]);
  return isPrinting;
}
