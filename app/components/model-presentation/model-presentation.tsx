import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { Paragraphs } from "#app/components/paragraphs/paragraphs.tsx";
import { Section } from "#app/components/section/section.tsx";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { Action } from "#app/content/schemas/fields.ts";

export interface ModelPresentationProps {
  /** Paragraphs, separated by a blank line. */
  readonly text: string;
  /** Link to the detailed page. */
  readonly details: Resolved<Action>;
}

/** What a model is, and the way to its detailed page. */
export function ModelPresentation({ text, details }: ModelPresentationProps) {
  return (
    <Section layout="aside">
      <div className="model-presentation">
        <Paragraphs text={text} lead />
        <p className="model-presentation__details">
          <ContentLink className="link-arrow" href={details.href}>
            {details.label}
            <Icon name="arrow" />
          </ContentLink>
        </p>
      </div>
    </Section>
  );
}
