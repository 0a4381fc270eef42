/**
 * Id of the element at the end of a built document that holds its `PageData` as JSON. No heading of a text can have it: their
 * ids are in lower case.
 */
export const pageDataId = "pageData";

/** What the application needs in order to take over a built document. */
export interface PageData {
  /** Paths of all scripts that the page needs, the application's entry first. */
  readonly scripts: readonly string[];
  /** Path of the script with the routes of the site. */
  readonly manifest: string;
  /** The routes of the page from the root on, each with the paths of its modules. */
  readonly routes: readonly (readonly [id: string, ...modules: string[]])[];
  /** The router's settings. */
  readonly context: Readonly<Record<string, unknown>>;
  /** Path of the page's data file. */
  readonly file?: string;
  /** The data themselves, as the router encodes them, where the page has no such file. */
  readonly state?: string;
}

/**
 * What only the application makes work when it is clicked. Buttons that open a popover, links and all other controls
 * work without it; other elements with a click of their own are marked `data-click`.
 */
export const heldSelector = "button:not([popovertarget]),[data-click]";

/** Those for which every click counts: repeating another would do nothing, or undo the first one. */
export const steppingSelector = "[data-step]";

/** Elements whose clicks wait for the application, in order, each as often as it was clicked. */
export interface HeldClicks extends Array<Element> {
  /**
   * There while the application is loading or runs. Called when that fails: ends the clicks that wait, says so where
   * anything waits, and lets the next act try again.
   */
  fail?: (() => void) | 0;
  /** The answer with the page's data, requested beside the scripts; nothing where the document carries its data. */
  data?: Promise<Response> | "";
}

declare global {
  interface Window {
    /** Set by the inline starter of built pages; `npm run dev` has none. */
    siteHeld?: HeldClicks;
    /** The element of the page's data: a browser gives the window what has an id. */
    readonly pageData?: HTMLScriptElement;
  }
  interface Navigator {
    /** Not in all browsers: https://developer.mozilla.org/docs/Web/API/Navigator/connection. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}
