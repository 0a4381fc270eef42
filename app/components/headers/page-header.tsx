import type { ReactNode } from "react";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { PictureContent } from "#app/pictures/picture-field.ts";

export interface PageHeaderProps {
  /** Short line above the heading. */
  readonly eyebrow?: string;
  readonly heading: string;
  readonly intro?: string;
  /** A line below the introduction. */
  readonly note?: ReactNode;
  /** The page's lead picture; it is loaded first. */
  readonly image?: Resolved<PictureContent>;
  /**
   * "medium" and "small" leave the first screen to what follows: a word at 88 px and a phrase at 66 px in a window of
   * 1280 px.
   */
  readonly size?: "large" | "medium" | "small";
  /** The place of the picture: across the window below the words, or beside them as far as its edge. */
  readonly picture?: "below" | "beside";
  /** Below the words, within the margins of the page. */
  readonly children?: ReactNode;
}

/** Top of a page: its only h1, the introduction and the lead picture. */
export function PageHeader(props: PageHeaderProps) {
  const { eyebrow, heading, intro, note, image, size = "large", picture = "below", children } = props;
  const isBeside = image !== undefined && picture === "beside";
  const modifiers = [image && "pictured", size !== "large" && size, isBeside && "beside"].filter(Boolean);
  return (
    <div className={["page-header", ...modifiers.map((modifier) => `page-header--${modifier}`)].join(" ")}>
      <div className="page-header__words page">
        {eyebrow && <p className="page-header__eyebrow type-label">{eyebrow}</p>}
        <h1 className={size === "large" ? headingClass(heading) : "page-header__heading"}>{heading}</h1>
        {intro && <p className="page-header__intro type-lead">{intro}</p>}
        {note}
      </div>
      {children}
      {image && <Picture {...image} slot={isBeside ? "beside" : "lead"} className="lead-picture" priority />}
    </div>
  );
}

/** Long headings have a smaller size: in the largest one, each line would hold one word. */
function headingClass({ length }: string): string {
  if (length > 48) return "page-header__heading type-h1-long";
  return length > 24 ? "page-header__heading type-h1-phrase" : "page-header__heading";
}
