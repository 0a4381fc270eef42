import type { ReactNode } from "react";
import { KeepTogether } from "#app/components/keep-together/keep-together.tsx";

export interface SplitHeaderProps {
  /** Short line above the heading. */
  readonly eyebrow?: string;
  readonly heading: string;
  readonly intro?: string;
  /** "ink" is a dark band from the site's header down to the first text. */
  readonly surface?: "plain" | "ink";
  /** Beside the text, up to the edge of the window; below it on narrow windows. */
  readonly aside: ReactNode;
  /** The form of the page. */
  readonly children: ReactNode;
}

/** Top of a page with a form: the only h1 and the form at the left, something else beside it. */
export function SplitHeader({ eyebrow, heading, intro, surface = "plain", aside, children }: SplitHeaderProps) {
  return (
    <div className={surface === "ink" ? "split-header split-header--ink" : "split-header"}>
      <div className="split-header__words">
        {eyebrow && <p className="split-header__eyebrow">{eyebrow}</p>}
        <h1 className="split-header__heading">
          <KeepTogether text={heading} />
        </h1>
        {intro && <p className="split-header__intro">{intro}</p>}
        {children}
      </div>
      <div className="split-header__aside">{aside}</div>
    </div>
  );
}
