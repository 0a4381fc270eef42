import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { PictureContent } from "#app/pictures/picture-field.ts";

/** A picture of the content, with a caption if it has one. */
export type FigurePicture = Resolved<PictureContent> & { readonly caption?: string };

export interface FigureProps {
  readonly picture: FigurePicture;
  /** "lead" spans the whole window, "text" is within a text. */
  readonly shape?: "lead" | "text";
}

/** A picture with its caption. A lead picture is loaded first. */
export function Figure({ picture: { caption, ...picture }, shape = "text" }: FigureProps) {
  const isLead = shape === "lead";
  return (
    <figure className={isLead ? undefined : "figure"}>
      <Picture {...picture} slot={shape} className={isLead ? "lead-picture" : undefined} priority={isLead} />
      {caption && <figcaption className={isLead ? "lead-caption" : "figure__caption"}>{caption}</figcaption>}
    </figure>
  );
}
