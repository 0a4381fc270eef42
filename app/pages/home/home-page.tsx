import { useTranslation } from "react-i18next";
import { Card } from "#app/components/cards/card.tsx";
import { CardGrid } from "#app/components/cards/card-grid.tsx";
import { drawingShares } from "#app/components/cards/drawing-shares.ts";
import { Section } from "#app/components/section/section.tsx";
import { DesignerBanner } from "./designer-banner.tsx";
import { Durability } from "./durability.tsx";
import { FactStrip } from "./fact-strip.tsx";
import { Hero } from "./hero.tsx";
import type { HomeData } from "./home.server.ts";
import { ModelTiles } from "./model-tiles.tsx";
import { PhaseOutline } from "./phase-outline.tsx";
import { Pillars } from "./pillars.tsx";
import { Slideshow } from "./slideshow/slideshow.tsx";

/** The home page, at its own path and at unknown ones. */
export function HomePage({ page, models, plan, catalogue }: HomeData) {
  const { t } = useTranslation();
  const shares = drawingShares(page.uses.cards, models);
  return (
    <>
      <Hero {...page.hero} />
      <FactStrip facts={page.facts} label={t("home.facts")} />
      <Section title={page.models.title} intro={page.models.intro}>
        <ModelTiles {...page.models} models={models} />
      </Section>
      <Section title={page.slideshow.title} intro={page.slideshow.intro} surface="sand">
        <Slideshow slides={page.slideshow.slides} label={t("home.slides")} />
        <p className="caption">{page.slideshow.note}</p>
      </Section>
      <Section title={t("home.pillars")} titleHidden>
        <Pillars {...page.pillars} />
      </Section>
      <DesignerBanner {...page.designer} plan={plan} />
      <Section title={page.uses.title} intro={page.uses.intro}>
        <CardGrid columns={3}>
          {page.uses.cards.map((card, index) => (
            <Card {...card} share={shares[index]} ruled key={index} />
          ))}
        </CardGrid>
      </Section>
      <PhaseOutline {...page.process} />
      <Durability {...page.durability} catalogue={catalogue} />
    </>
  );
}
