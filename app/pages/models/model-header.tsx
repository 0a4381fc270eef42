import type { Resolved } from "#app/content/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { Picture as PictureContent } from "#app/pictures/picture-field.ts";

export interface ModelHeaderProps {
  /** With the post between its halves: MOD|ONE. */
  readonly name: string;
  readonly tagline: string;
  /** The page's lead picture; it is loaded first. */
  readonly image?: Resolved<PictureContent>;
}

/** Top of a model's pages: its name, with the post drawn as the steel column, the tagline and a lead picture. */
export function ModelHeader({ name, tagline, image }: ModelHeaderProps) {
  // The capturing group keeps the post among the parts.
  const [first, post, ...rest] = name.split(/(\|)/);
  return (
    <div className="model-header">
      <div className="model-header__words">
        <h1 className="model-header__name">
          {first}
          {post && <span className="model-header__post">{post}</span>}
          {rest}
        </h1>
        <p className="model-header__tagline">{tagline}</p>
      </div>
      {image && <Picture {...image} slot="lead" className="model-header__image" priority />}
    </div>
  );
}
