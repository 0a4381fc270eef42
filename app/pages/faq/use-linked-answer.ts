import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the answer that the path's hash names. Browsers do so for a document that they load, but not after a navigation
 * within the site, and older ones never do.
 */
export function useLinkedAnswer(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link opens an answer again that was closed.
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    const details = answer?.closest("details");
    if (!answer || !details || details.open) return;
    details.open = true;
    answer.scrollIntoView();
  }, [hash, key]);
}
