/** The one thing that this site keeps in the browser, which the page about cookies declares. */
export const noticeKey = "cookie-notice";

/**
 * Hides the notice from who has closed it. In built pages the inline starter has done so before anything was drawn; `npm
 * run dev` has none, and React takes its mark off a document that it renders anew.
 */
export function readNotice(): void {
  try {
    if (localStorage.getItem(noticeKey) !== null) hideNotice();
  } catch {
    // Refused storage holds nothing.
  }
}

/** Closes the notice for good or, where the browser refuses to keep anything, until the page is loaded anew. */
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
