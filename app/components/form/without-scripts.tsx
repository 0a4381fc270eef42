import type { ReactNode } from "react";

/**
 * Shown in place of a form that cannot be sent, because there are no scripts or they could not be loaded. `<noscript>`
 * would know the first only.
 */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return <div className="without-scripts">{children}</div>;
}
