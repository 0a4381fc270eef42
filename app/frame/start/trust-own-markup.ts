/** What browsers have of Trusted Types that is used here. */
interface TrustedTypeFactory {
  createPolicy(
    name: "default",
    rules: Readonly<Record<"createHTML" | "createScript", (text: string) => string | null>>,
  ): void;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypeFactory;
  }
}

/** How React makes an element for a script, which it then fills with data. */
const emptyScript = "<script></script>";

/**
 * Tells the browser which texts may become markup or scripts, where the policy of the page asks for that: an empty script
 * element, and JSON, which search engines read in such elements. Neither can do anything. All others are refused.
 */
export function trustOwnMarkup(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === emptyScript || (isJson(text) && !text.includes("<")) ? text : null),
    createScript: (text) => (isJson(text) ? text : null),
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
