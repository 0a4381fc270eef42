import type { ReactNode } from "react";
import { KeepTogether } from "#app/components/keep-together/keep-together.tsx";

export interface SplitHeaderProps {
  /** Short line above the heading. */
  readonly eyebrow?: string;
  readonly heading: string;
  readonly intro?: string;
  /** "ink": the dark band that reaches from the header down to the first text. */
  readonly surface?: "plain" | "ink";
  /** What stands beside the words, up to the window's edge; on narrow windows below them. */
  readonly aside: ReactNode;
  /** What the page is for: the way to write, the sign-up. */
  readonly children: ReactNode;
}

/** Top of a page that is there to do something: its only h1 and that something at the left, what goes with it beside. */
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
