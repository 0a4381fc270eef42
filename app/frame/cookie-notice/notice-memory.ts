/** The only item that this site stores in the browser. The page about cookies declares it. */
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

/** Closes the notice for good or, if the browser refuses to store anything, until the page is reloaded. */
export function closeNotice(): void {
  hideNotice();
  try {
    localStorage.setItem(noticeKey, "closed");
  } catch {
    // Nothing of the visitor's is lost: the notice only appears again.
  }
}

/** Styles hide it, and keep no place for it. */
function hideNotice(): void {
  document.documentElement.dataset.notice = "closed";
}
