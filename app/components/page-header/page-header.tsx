import { Picture } from "#app/components/picture/picture.tsx";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { Picture as PictureContent } from "#app/content/schemas/fields.ts";

export interface PageHeaderProps {
  /** Short line above the heading. */
  readonly eyebrow?: string;
  readonly heading: string;
  readonly intro?: string;
  /** The page's lead picture; it is loaded first. */
  readonly image?: Resolved<PictureContent>;
}

/** Top of a page: its only h1, the first paragraph beside it and, below, the lead picture from edge to edge. */
export function PageHeader({ eyebrow, heading, intro, image }: PageHeaderProps) {
  return (
    <div className={image ? "page-header page-header--pictured" : "page-header"}>
      <div className="page-header__words">
        {eyebrow && <p className="page-header__eyebrow">{eyebrow}</p>}
        <h1 className="page-header__heading">{heading}</h1>
        {intro && <p className="page-header__intro">{intro}</p>}
      </div>
      {image && <Picture {...image} slot="lead" className="page-header__image" priority />}
    </div>
  );
}
