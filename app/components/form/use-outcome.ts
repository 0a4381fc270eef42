import { useEffect, useSyncExternalStore } from "react";
import type { FormOutcome } from "./create-outcome.ts";

/** Returns what became of what a form sent last, until the visitor leaves the page. */
export function useOutcome<Outcome>(outcome: FormOutcome<Outcome>): Outcome | undefined {
  useEffect(() => () => outcome.set(undefined), [outcome]);
  return useSyncExternalStore(outcome.subscribe, outcome.get, () => undefined);
}
