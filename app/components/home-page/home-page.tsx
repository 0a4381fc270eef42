import { useTranslation } from "react-i18next";
import { Card } from "#app/components/card/card.tsx";
import { CardGrid } from "#app/components/card-grid/card-grid.tsx";
import { DesignerBanner } from "#app/components/designer-banner/designer-banner.tsx";
import { Durability } from "#app/components/durability/durability.tsx";
import { FactStrip } from "#app/components/fact-strip/fact-strip.tsx";
import { Hero } from "#app/components/hero/hero.tsx";
import { ModelTiles } from "#app/components/model-tiles/model-tiles.tsx";
import { PhaseOutline } from "#app/components/phase-outline/phase-outline.tsx";
import { Pillars } from "#app/components/pillars/pillars.tsx";
import { Section } from "#app/components/section/section.tsx";
import { Slideshow } from "#app/components/slideshow/slideshow.tsx";
import type { HomeWords } from "#app/content/queries/home.server.ts";

/** The home page, for its own address and for unknown ones. */
export function HomePage({ page, models, plan, catalogue }: HomeWords) {
  const { t } = useTranslation();
  return (
    <>
      <Hero hero={page.hero} />
      <FactStrip facts={page.facts} label={t("home.facts")} />
      <Section title={page.models.title} intro={page.models.intro}>
        <ModelTiles cards={page.models.cards} models={models} />
      </Section>
      <Section title={page.slideshow.title} intro={page.slideshow.intro} surface="sand">
        <Slideshow slides={page.slideshow.slides} label={t("home.slides")} />
      </Section>
      <Section title={t("home.pillars")} titleHidden>
        <Pillars cards={page.pillars.cards} />
      </Section>
      <DesignerBanner {...page.designer} plan={plan} />
      <Section title={page.uses.title} intro={page.uses.intro}>
        <CardGrid columns={3}>
          {page.uses.cards.map((card) => (
            <Card {...card} ruled key={card.title} />
          ))}
        </CardGrid>
      </Section>
      <PhaseOutline {...page.process} />
      <Durability words={page.durability} catalogue={catalogue} />
    </>
  );
}
