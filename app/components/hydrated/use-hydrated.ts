import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Returns whether the page is hydrated. False in the built HTML, so that controls which need scripts are not rendered
 * there.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
