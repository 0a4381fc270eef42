import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether scripts have taken the page over. False in the built HTML and until then, so that what works by script only
 * (buttons of a carousel) is not there without it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
