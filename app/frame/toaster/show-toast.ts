import { createStore } from "#app/components/store/create-store.ts";

/** A notice that closes by itself. */
export interface ToastMessage {
  readonly title?: string;
  readonly text: string;
  /** Changes the look only: the words have to say that something failed. */
  readonly isFailure?: boolean;
}

/** Maximum number of toasts shown at once; one more removes the oldest. */
const maxVisible = 3;

let count = 0;

/** The toasts that are shown, the newest first, each with an id. */
export const shownToasts = createStore<readonly (ToastMessage & { readonly id: number })[]>([]);

/** Shows a toast, instead of an earlier one with the same words. Also works outside React. */
export function showToast(message: ToastMessage): void {
  count += 1;
  const others = shownToasts.get().filter(({ title, text }) => title !== message.title || text !== message.text);
  shownToasts.set([{ ...message, id: count }, ...others].slice(0, maxVisible));
}
