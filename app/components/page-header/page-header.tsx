import { KeepTogether } from "#app/components/keep-together/keep-together.tsx";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { Picture as PictureContent } from "#app/pictures/picture-field.ts";

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
        <h1 className={headingClass(heading)}>
          <KeepTogether text={heading} />
        </h1>
        {intro && <p className="page-header__intro">{intro}</p>}
      </div>
      {image && <Picture {...image} slot="lead" className="page-header__image" priority />}
    </div>
  );
}

/** A long heading is set smaller: in the largest letters its lines would hold one word each. */
function headingClass({ length }: string): string {
  if (length > 48) return "page-header__heading page-header__heading--sentence";
  return length > 25 ? "page-header__heading page-header__heading--phrase" : "page-header__heading";
}
