import type { ReactNode } from "react";

/**
 * Shown instead of a form that cannot be sent, because there are no scripts or they could not be loaded. `<noscript>`
 * knows only the first.
 */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return <div className="without-scripts">{children}</div>;
}
