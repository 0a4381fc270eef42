import type { Resolved } from "#app/content/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { Picture as PictureContent } from "#app/pictures/picture-field.ts";

/** A picture of the content, with the line below it where it has one. */
export type FigureImage = Resolved<PictureContent> & { readonly caption?: string };

export interface FigureProps {
  readonly image: FigureImage;
  /** "lead": from edge to edge of the window. "text": within a text. */
  readonly shape?: "lead" | "text";
  /** Whether the page begins with it, as it does with a lead picture unless this says otherwise: it is loaded first. */
  readonly priority?: boolean;
}

/** A picture with its caption. */
export function Figure({ image: { caption, ...picture }, shape = "text", priority = shape === "lead" }: FigureProps) {
  return (
    <figure className={shape === "lead" ? "figure figure--lead" : "figure"}>
      <Picture {...picture} slot={shape} className="figure__picture" priority={priority} />
      {caption && <figcaption className="figure__caption">{caption}</figcaption>}
    </figure>
  );
}
