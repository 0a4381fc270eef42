import { useEffect, useSyncExternalStore } from "react";
import type { FormOutcome } from "./create-outcome.ts";

/** Returns the result of the last submission of a form, until the visitor leaves the page. */
export function useOutcome<Outcome>(outcome: FormOutcome<Outcome>): Outcome | undefined {
  useEffect(() => () => outcome.set(undefined), [outcome]);
  return useSyncExternalStore(outcome.subscribe, outcome.get, () => undefined);
}
