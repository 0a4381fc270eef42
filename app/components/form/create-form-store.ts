import { createStore, type Store } from "#app/components/store/create-store.ts";
import { isFormControl } from "./form-control.ts";

/** The state that a form shows besides its fields. */
interface FormState<Outcome> {
  /** Whether a submission is pending. */
  readonly isBusy: boolean;
  /** The result of the last submission, until the visitor leaves the page. */
  readonly outcome: Outcome | undefined;
}

/** The state of a form and the entries that have not been sent yet. */
export interface FormStore<Outcome> extends Pick<Store<FormState<Outcome>>, "get" | "subscribe"> {
  update(part: Partial<FormState<Outcome>>): void;
  /** Fills the empty fields of a form with the kept entries. Returns a cleanup function. */
  attachTo(form: HTMLFormElement): () => void;
  /** Keeps the entry of a field. */
  save(field: { readonly name: string; readonly value: string }): void;
  /** Forgets the entries after they were sent, and empties the form that shows them. */
  clear(): void;
}

/**
 * Creates the store of a form, which keeps what a visitor has written and what came of it while they look at another
 * page. Create one per form, outside React. It lives in memory as long as the document; the browser's storage is not
 * used for personal data.
 */
export function createFormStore<Outcome>(): FormStore<Outcome> {
  const { get, set, subscribe } = createStore<FormState<Outcome>>({ isBusy: false, outcome: undefined });
  const entries = new Map<string, string>();
  let attachedTo: HTMLFormElement | undefined;
  return {
    get,
    subscribe,
    update: (part) => set({ ...get(), ...part }),
    attachTo(form) {
      attachedTo = form;
      for (const [name, value] of entries) {
        const field = form.elements.namedItem(name);
        if (isFormControl(field) && field.value === "") field.value = value;
      }
      return () => {
        if (attachedTo === form) attachedTo = undefined;
      };
    },
    save({ name, value }) {
      entries.set(name, value);
    },
    clear() {
      entries.clear();
      attachedTo?.reset();
    },
  };
}
