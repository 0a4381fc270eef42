import { useId } from "react";
import { Picture } from "#app/components/picture/picture.tsx";
import type { ProductPlan } from "#app/content/queries/product-page.server.ts";
import { useFormats } from "#app/i18n/use-formats.ts";

/** A floor plan: the cutaway picture and, beside it, the rooms with their areas. */
export function ModelPlan({ title, notes, cutaway, rooms }: ProductPlan) {
  const { squareMetres } = useFormats();
  const titleId = useId();
  return (
    <div className="model-plan">
      <h3 className="model-plan__title" id={titleId}>
        {title}
      </h3>
      <figure className="model-plan__figure">
        <Picture {...cutaway} className="model-plan__image" />
        {notes.map((note) => (
          <figcaption key={note}>{note}</figcaption>
        ))}
      </figure>
      <ul className="model-plan__rooms" aria-labelledby={titleId}>
        {rooms.map(({ id, name, area, text }) => (
          <li className="model-plan__room" key={id}>
            <span className="model-plan__name">{name}</span>{" "}
            <span className="model-plan__area">{squareMetres(area)}</span>
            {text && <p className="model-plan__text">{text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
