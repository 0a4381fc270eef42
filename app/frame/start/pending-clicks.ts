/**
 * Elements whose clicks only the application can answer. Buttons that open a popover, links and all other controls work
 * without it; other elements with a click handler are marked `data-click`.
 */
export const heldSelector = "button:not([popovertarget]),[data-click]";

/** Elements whose every click counts. On others, a second click would do nothing or undo the first one. */
export const steppingSelector = "[data-step]";

/** Elements whose clicks wait for the application, in order, each as often as it was clicked. */
export interface PendingClicks extends Array<Element> {
  /** Set by `loader.ts`: loads the application, unless that is being done or has been. */
  load?: () => void;
  /**
   * Set while the application is loading or running. Called when that fails: drops the waiting clicks, tells the
   * visitor if there were any, and lets the next action try again.
   */
  fail?: (() => void) | undefined;
}

declare global {
  interface Window {
    /** Set by the inline starter of built pages; `npm run dev` has none. */
    pendingClicks?: PendingClicks;
    /** Template at the end of a built document with `loader.ts`: elements with an id are properties of the window. */
    readonly pageApp?: HTMLTemplateElement;
    /** Template inside that one, with the router's scripts and links to everything they import. */
    readonly pageScripts?: HTMLTemplateElement;
  }
  interface Navigator {
    /** Not in all browsers: https://developer.mozilla.org/docs/Web/API/Navigator/connection. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}
