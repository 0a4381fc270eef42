import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";
import { useModelFigures } from "#app/components/model-figures/use-model-figures.ts";
import { Section } from "#app/components/section/section.tsx";
import type { ModelSummary } from "#app/content/queries/models.server.ts";

/** The model that a story is about. Without a picture: those of the story show it already. */
export function StoryModel({ model }: { model: ModelSummary }) {
  const { t } = useTranslation();
  const figures = useModelFigures();
  return (
    <Section title={t("story.model")} surface="sand" layout="aside">
      <div>
        <p>
          <Link className="story-model__link link-arrow" to={model.href} prefetch="intent">
            {model.name}
            <Icon name="arrow" />
          </Link>
        </p>
        <p className="story-model__figures">{figures(model.measures)}</p>
      </div>
    </Section>
  );
}
