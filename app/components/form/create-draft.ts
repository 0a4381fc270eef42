import { isFormControl } from "./form-control.ts";

/** The entries of a form that has not been sent yet. */
export interface Draft {
  /** Fills the empty fields of a form with the draft. Returns a cleanup function. */
  attachTo(form: HTMLFormElement): () => void;
  /** Stores the value of a field. */
  save(field: { readonly name: string; readonly value: string }): void;
  /** Clears the draft after it was sent, and the form that shows it. */
  clear(): void;
}

/**
 * Keeps what a visitor has written while they look at another page. Create one per form, outside React. The draft is
 * kept in memory as long as the document; the browser's storage is not used for personal data.
 */
export function createDraft(): Draft {
  const values = new Map<string, string>();
  let attachedTo: HTMLFormElement | undefined;
  return {
    attachTo(form) {
      attachedTo = form;
      for (const [name, value] of values) {
        const field = form.elements.namedItem(name);
        if (isFormControl(field) && field.value === "") field.value = value;
      }
      return () => {
        if (attachedTo === form) attachedTo = undefined;
      };
    },
    save({ name, value }) {
      values.set(name, value);
    },
    clear() {
      values.clear();
      attachedTo?.reset();
    },
  };
}
