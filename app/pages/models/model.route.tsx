import { useTranslation } from "react-i18next";
import { Section } from "#app/components/section/section.tsx";
import { personHeight } from "#app/floor-plan/building-heights.ts";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import "./model.scss";
import type { Route } from "./+types/model.route";
import { DayLine } from "./day-line.tsx";
import { FactList } from "./fact-list.tsx";
import { ModelHeader } from "./model-header.tsx";
import { getModelPage } from "./model-page.server.ts";
import { ModelPresentation } from "./model-presentation.tsx";
import { ModelScale } from "./model-scale.tsx";
import { ModelScenes, momentsOf } from "./model-scenes.tsx";

export const loader = loadPage(getModelPage);

export default function ModelPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { model, contentsHref, presentation, forms, drawing, others } = loaderData;
  const { tagline, image, moment, scenes, text, facts } = presentation;
  const moments = momentsOf(presentation);
  const [first] = moments;
  return (
    <>
      <div className="model-hero">
        <ModelHeader model={model} tagline={tagline} contentsHref={contentsHref} />
        <Picture {...image} slot="lead" className="lead-picture model-picture" priority />
        {moment && first && <DayLine moments={moments} current={first} />}
      </div>
      <ModelScenes scenes={scenes} moments={moments} />
      <FactList facts={facts} label={t("model.facts")} />
      <ModelPresentation model={model} text={text} forms={forms} {...drawing} />
      <Section title={t("model.others")} intro={t("scale.intro", { height: { metres: personHeight / 1000 } })}>
        <ModelScale models={others} />
      </Section>
    </>
  );
}
