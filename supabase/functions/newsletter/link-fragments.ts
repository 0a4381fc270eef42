// What stands behind `#` in links to the page of the newsletter. `app/pages/newsletter/subscription-link.ts` reads it;
// a test makes and reads both.

/** Returns the fragment with which the page offers to confirm: `#confirmar=a1b2` */
export function confirmFragment(token: string): string {
  return `#confirmar=${encodeURIComponent(token)}`;
}

/** Returns the fragment with which the page offers to unsubscribe: `#baja=a1b2` */
export function unsubscribeFragment(token: string): string {
  return `#baja=${encodeURIComponent(token)}`;
}
