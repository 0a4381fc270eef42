import { type ReactNode, useId } from "react";

export interface SectionProps {
  /** The h2; with it the section becomes a landmark of that name. */
  readonly title?: string;
  /** Hides the title visually. */
  readonly titleHidden?: boolean;
  readonly intro?: string;
  readonly surface?: "plain" | "sand" | "ink";
  /**
   * "aside": a small title and the introduction are beside the content instead of above it. "split": the title has the
   * usual size, and a short text replaces the introduction.
   */
  readonly layout?: "stacked" | "aside" | "split";
  /** The fragment that links of the page lead to. */
  readonly id?: string;
  readonly children?: ReactNode;
}

/** A section of a page, with its heading and introduction. */
export function Section(props: SectionProps) {
  const { title, titleHidden = false, intro, surface = "plain", layout = "stacked", id, children } = props;
  const titleId = useId();
  const Element = title ? "section" : "div";
  const shownTitle = titleHidden ? undefined : title;

  return (
    <Element
      id={id}
      className={`section section--${surface} ${layout === "stacked" ? "" : `section--${layout} `}page`}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && titleHidden && (
        <h2 className="visually-hidden" id={titleId}>
          {title}
        </h2>
      )}
      {(shownTitle || intro) && (
        <div className="section__head split split--seven">
          {shownTitle && (
            <h2 className="section__title" id={titleId}>
              {shownTitle}
            </h2>
          )}
          {intro && <p className="section__intro type-lead measure">{intro}</p>}
        </div>
      )}
      {children}
    </Element>
  );
}
