import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { PictureContent, PicturePoint } from "#app/pictures/picture-field.ts";

export interface LabelledPictureProps {
  readonly image: Resolved<PictureContent>;
  /** What the picture shows, in the order of its numbers. */
  readonly parts: readonly {
    readonly name: string;
    readonly text: string;
    readonly at: PicturePoint;
  }[];
}

/** A picture with a number on each of its parts, and the numbered list of those. */
export function LabelledPicture({ image, parts }: LabelledPictureProps) {
  return (
    <div className="labelled-picture split split--seven">
      <div className="labelled-picture__frame">
        <Picture {...image} slot="labelled" className="labelled-picture__image" />
        {parts.map(({ name, at: { x, y } }, index) => (
          // The list has the numbers too; there is nothing to hear here. In a picture left is left, also from right to
          // left.
          <span
            key={name}
            className="labelled-picture__mark"
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-hidden="true"
          >
            {index + 1}
          </span>
        ))}
      </div>
      <ol className="labelled-picture__parts">
        {parts.map(({ name, text }) => (
          <li className="labelled-picture__part named-item" key={name}>
            <h3 className="type-h4">{name}</h3>
            <p className="named-item__text">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
