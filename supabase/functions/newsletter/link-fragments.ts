// The part behind `#` in links to the newsletter's page. `app/pages/newsletter/subscription-link.ts` reads it; a test
// compares both.

/** Returns the fragment with which the page offers to confirm: `#confirmar=a1b2` */
export function confirmFragment(token: string): string {
  return `#confirmar=${encodeURIComponent(token)}`;
}

/** Returns the fragment with which the page offers to unsubscribe: `#baja=a1b2` */
export function unsubscribeFragment(token: string): string {
  return `#baja=${encodeURIComponent(token)}`;
}
