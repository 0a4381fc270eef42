import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { Section } from "#app/components/section/section.tsx";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { Picture as PictureContent } from "#app/pictures/picture-field.ts";
import type { Action } from "#app/schemas/fields.ts";
import { Paragraphs } from "./paragraphs.tsx";

export interface ModelPresentationProps {
  /** Paragraphs, separated by a blank line. */
  readonly text: string;
  /** Link to the detailed page. */
  readonly details: Resolved<Action>;
  /** Picture of the model without its roof. */
  readonly cutaway: Resolved<PictureContent>;
}

/** Presentation of a model, with a link to its detailed page. */
export function ModelPresentation({ text, details, cutaway }: ModelPresentationProps) {
  return (
    <Section>
      <div className="model-presentation">
        <div className="model-presentation__words">
          <Paragraphs text={text} lead />
          <p className="model-presentation__details">
            <ContentLink className="link-arrow" href={details.href}>
              {details.label}
              <Icon name="arrow" />
            </ContentLink>
          </p>
        </div>
        <div className="model-presentation__picture">
          <Picture {...cutaway} slot="presentation" className="model-presentation__image" />
        </div>
      </div>
    </Section>
  );
}
