/** The one thing that this site keeps in the browser, which the page about cookies declares. */
export const noticeKey = "cookie-notice";

const listeners = new Set<() => void>();
let isClosed: boolean | undefined;

/** Returns whether the visitor has closed the notice. The browser is asked once. */
export function isNoticeClosed(): boolean {
  isClosed ??= isStored();
  return isClosed;
}

/** Closes the notice for good or, where the browser refuses to keep anything, until the page is loaded anew. */
export function closeNotice(): void {
  isClosed = true;
  // As the inline starter does for who closed it before: styles keep no place for it.
  document.documentElement.dataset.notice = "closed";
  try {
    localStorage.setItem(noticeKey, "closed");
  } catch {
    // Nothing of the visitor's is lost: the notice only comes again.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the notice is closed. Returns a cleanup function. */
export function watchNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isStored(): boolean {
  try {
    return localStorage.getItem(noticeKey) !== null;
  } catch {
    // Refused storage holds nothing.
    return false;
  }
}
