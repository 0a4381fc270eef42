/** What browsers have of Trusted Types that is used here. */
interface TrustedTypeFactory {
  createPolicy(name: "default", rules: { createHTML(text: string): string | null }): void;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypeFactory;
  }
}

/** What React makes an element for a script of, and texts that are no markup: the data which it then puts into one. */
const harmless = /^(?:<script><\/script>|[^<]*)$/;

/**
 * Tells the browser which texts may become markup, where the policy of the page asks for that: an empty script element, for
 * the data of search engines, and what holds no element. All others are refused, and so are scripts made of texts; what is
 * put into a script element would need a hash in the policy to run.
 */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy("default", { createHTML: (text) => (harmless.test(text) ? text : null) });
}
