/** The part of Trusted Types that is used here. */
interface TrustedTypeFactory {
  createPolicy(name: "default", rules: { createHTML(text: string): string | null }): void;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypeFactory;
  }
}

/** The markup from which React creates script elements, and texts without markup, which is the data in them. */
const harmless = /^(?:<script><\/script>|[^<]*)$/;

/**
 * Tells the browser which texts may become markup, if the policy of the page requires it: an empty script element, for
 * the data of search engines, and texts without elements. All others are refused, and so are scripts made from texts:
 * the text of a script element would need a hash in the policy to run.
 */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy("default", { createHTML: (text) => (harmless.test(text) ? text : null) });
}
