/** What was written into a form and has not been sent. */
export interface Draft {
  /** Whether it was sent, and nothing has been written since. */
  readonly isSent: boolean;
  /** Puts it into a form, but for fields in which something stands already. The function given back ends that. */
  showIn(form: HTMLFormElement): () => void;
  /** Notes what stands in a field. */
  note(field: { readonly name: string; readonly value: string }): void;
  /** Forgets everything, for it was sent, and empties the form that shows it. */
  discard(): void;
}

/**
 * Keeps what somebody writes for when they look something up on another page and come back: make one per form, outside
 * of React. It lives in memory as long as the document, for the browser's storage is not to hold what people write.
 */
export function createDraft(): Draft {
  const values = new Map<string, string>();
  let shownIn: HTMLFormElement | undefined;
  let isSent = false;
  return {
    get isSent() {
      return isSent;
    },
    showIn(form) {
      shownIn = form;
      isSent = false;
      for (const [name, value] of values) {
        const field = form.elements.namedItem(name);
        const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
        if (isText && field.value === "") field.value = value;
      }
      return () => {
        if (shownIn === form) shownIn = undefined;
      };
    },
    note({ name, value }) {
      isSent = false;
      values.set(name, value);
    },
    discard() {
      isSent = true;
      values.clear();
      shownIn?.reset();
    },
  };
}
