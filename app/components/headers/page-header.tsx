import type { ReactNode } from "react";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { PictureContent } from "#app/pictures/picture-field.ts";

export interface PageHeaderProps {
  /** Short line above the heading. */
  readonly eyebrow?: string;
  readonly heading: string;
  readonly intro?: string;
  /** The page's lead picture; it is loaded first. */
  readonly image?: Resolved<PictureContent>;
  /**
   * "medium" and "small" leave the first screen to what follows: a word at 88 px and a phrase at 66 px in a window of
   * 1280 px.
   */
  readonly size?: "large" | "medium" | "small";
  /** Below the words, within the margins of the page. */
  readonly children?: ReactNode;
}

/** Top of a page: its only h1, the introduction beside it and, below, the lead picture across the whole window. */
export function PageHeader({ eyebrow, heading, intro, image, size = "large", children }: PageHeaderProps) {
  const modifiers = `${image ? " page-header--pictured" : ""}${size === "large" ? "" : ` page-header--${size}`}`;
  return (
    <div className={`page-header${modifiers}`}>
      <div className="page-header__words page">
        {eyebrow && <p className="page-header__eyebrow type-label">{eyebrow}</p>}
        <h1 className={size === "large" ? headingClass(heading) : "page-header__heading"}>{heading}</h1>
        {intro && <p className="page-header__intro type-lead">{intro}</p>}
      </div>
      {children}
      {image && <Picture {...image} slot="lead" className="lead-picture" priority />}
    </div>
  );
}

/** Long headings have a smaller size: in the largest one, each line would hold one word. */
function headingClass({ length }: string): string {
  if (length > 48) return "page-header__heading type-h1-long";
  return length > 25 ? "page-header__heading type-h1-phrase" : "page-header__heading";
}
