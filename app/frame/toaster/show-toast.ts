/** A notice that closes by itself. */
export interface ToastMessage {
  readonly title?: string;
  readonly text: string;
  /** Changes the look only: the words have to say that something failed. */
  readonly isFailure?: boolean;
}

type Listener = (message: ToastMessage) => void;

let listener: Listener | undefined;

/** Shows a toast. Also works outside React. */
export function showToast(message: ToastMessage): void {
  if (listener) listener(message);
  else console.warn("A toast was not shown, because the page has no region for toasts.", message.text);
}

/** Sets the one listener, which is the page's `ToastRegion`. Returns a cleanup function. */
export function listenToToasts(listen: Listener): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = undefined;
  };
}
