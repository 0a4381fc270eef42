/** Milliseconds that a notice stays. */
export const toastDuration = 4000;

/** Notices shown at the same time; more of them wait behind. */
export const shownAtOnce = 3;
