/** The one thing that this site keeps in the browser, which the page about cookies declares. */
export const noticeKey = "cookie-notice";

/**
 * Hides the notice from visitors who have closed it. In built pages the inline starter does so before anything is
 * drawn; `npm run dev` has no starter, and React removes its mark when it renders the whole document again.
 */
export function readNotice(): void {
  try {
    if (localStorage.getItem(noticeKey) !== null) hideNotice();
  } catch {
    // Refused storage holds nothing.
  }
}

/** Closes the notice for good or, where the browser refuses to keep anything, until the page is loaded again. */
export function closeNotice(): void {
  hideNotice();
  try {
    localStorage.setItem(noticeKey, "closed");
  } catch {
    // Nothing of the visitor's is lost: the notice only comes again.
  }
}

/** Styles hide it, and keep no place for it. */
function hideNotice(): void {
  document.documentElement.dataset.notice = "closed";
}
