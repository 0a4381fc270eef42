import { useEffect } from "react";
import { type Store, useStore } from "#app/components/store/create-store.ts";

/** Returns the result of the last submission of a form, until the visitor leaves the page. */
export function useOutcome<Outcome>(outcome: Store<Outcome | undefined>): Outcome | undefined {
  useEffect(() => () => outcome.set(undefined), [outcome]);
  return useStore(outcome);
}
