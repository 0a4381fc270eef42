/** What was written into a form and not sent yet. */
export interface Draft {
  /** Whether the draft was sent and nothing has been written since. */
  readonly isSent: boolean;
  /** Fills the empty fields of a form with the draft. Returns a cleanup function. */
  attachTo(form: HTMLFormElement): () => void;
  /** Stores the value of a field. */
  save(field: { readonly name: string; readonly value: string }): void;
  /** Clears the draft after it was sent, and the form that shows it. */
  clear(): void;
}

/**
 * Keeps what somebody writes while they visit another page. Create one per form, outside React. The draft is kept in
 * memory as long as the document; the browser's storage is not used for personal data.
 */
export function createDraft(): Draft {
  const values = new Map<string, string>();
  let attachedTo: HTMLFormElement | undefined;
  let isSent = false;
  return {
    get isSent() {
      return isSent;
    },
    attachTo(form) {
      attachedTo = form;
      isSent = false;
      for (const [name, value] of values) {
        const field = form.elements.namedItem(name);
        const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
        if (isText && field.value === "") field.value = value;
      }
      return () => {
        if (attachedTo === form) attachedTo = undefined;
      };
    },
    save({ name, value }) {
      isSent = false;
      values.set(name, value);
    },
    clear() {
      isSent = true;
      values.clear();
      attachedTo?.reset();
    },
  };
}
