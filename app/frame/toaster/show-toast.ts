/** A notice that goes away by itself. */
export interface ToastMessage {
  readonly title?: string;
  readonly text: string;
  /** A failure looks different; that it is one has to be in its words. */
  readonly isFailure?: boolean;
}

type Receiver = (message: ToastMessage) => void;

let receiver: Receiver | undefined;

/** Shows a notice. Nobody has to wait for it, and it may come from outside React. */
export function showToast(message: ToastMessage): void {
  receiver?.(message);
}

/** Called by the region of the page that shows notices, of which there is one. Gives what ends it. */
export function receiveToasts(receive: Receiver): () => void {
  receiver = receive;
  return () => {
    if (receiver === receive) receiver = undefined;
  };
}
