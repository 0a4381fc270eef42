import { useEffect } from "react";
import { useStore } from "#app/components/store/create-store.ts";
import type { FormStore } from "./create-form-store.ts";

/** Returns the result of the last submission of a form, until the visitor leaves the page. */
export function useOutcome<Outcome>(store: FormStore<Outcome>): Outcome | undefined {
  useEffect(() => () => store.update({ outcome: undefined }), [store]);
  return useStore(store).outcome;
}
