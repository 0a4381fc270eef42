import { useId } from "react";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import type { HomeWords } from "#app/content/queries/home.server.ts";

/** The dark band that leads to the 3D designer, half of it a picture. */
export function DesignerBanner({ title, text, image, action }: HomeWords["page"]["designer"]) {
  const titleId = useId();
  return (
    <section className="designer-banner" aria-labelledby={titleId}>
      <div className="designer-banner__words">
        <h2 className="designer-banner__title" id={titleId}>
          {title}
        </h2>
        <p className="designer-banner__text">{text}</p>
        <p>
          <ContentLink className="button" href={action.href}>
            {action.label}
            <Icon name="arrow" />
          </ContentLink>
        </p>
      </div>
      <Picture {...image} className="designer-banner__image" />
    </section>
  );
}
