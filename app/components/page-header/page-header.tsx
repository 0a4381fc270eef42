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

/** Top of a page: its only h1, the introduction beside it and, below, the lead picture across the whole window. */
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

/** Long headings have a smaller size: in the largest one, each line would hold one word. */
function headingClass({ length }: string): string {
  if (length > 48) return "page-header__heading page-header__heading--sentence";
  return length > 25 ? "page-header__heading page-header__heading--phrase" : "page-header__heading";
}
