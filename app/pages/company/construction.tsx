import { CardSection } from "#app/components/cards/card-section.tsx";
import { Section } from "#app/components/section/section.tsx";
import type { PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";

export type ConstructionProps = Resolved<NonNullable<PageData<"process">["construction"]>>;

/** How a module is made: a picture with numbered parts, and cards with details below it. */
export function Construction({ title, intro, image, parts, details }: ConstructionProps) {
  return (
    <>
      <Section title={title} intro={intro}>
        <LabelledPicture image={image} parts={parts} />
      </Section>
      <CardSection {...details} columns={2} />
    </>
  );
}

/** A picture with a number on each of its parts, and the numbered list of those. */
function LabelledPicture({ image, parts }: Pick<ConstructionProps, "image" | "parts">) {
  return (
    <div className="labelled-picture split split--seven">
      <div className="labelled-picture__frame">
        <Picture {...image} slot="labelled" className="labelled-picture__image" />
        {parts.map(({ at: { x, y } }, index) => (
          // The list has the numbers too; there is nothing to hear here. In a picture left is left, also from right to
          // left.
          <span
            key={index}
            className="labelled-picture__mark type-caption"
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-hidden="true"
          >
            {index + 1}
          </span>
        ))}
      </div>
      <ol className="labelled-picture__parts">
        {parts.map(({ name, text }, index) => (
          <li className="labelled-picture__part named-item" key={index}>
            <h3 className="type-h4">{name}</h3>
            <p className="card-text">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
