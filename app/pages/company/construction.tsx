import { Card } from "#app/components/cards/card.tsx";
import { CardGrid } from "#app/components/cards/card-grid.tsx";
import { LabelledPicture } from "#app/components/figure/labelled-picture.tsx";
import { Section } from "#app/components/section/section.tsx";
import type { PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";

export type ConstructionProps = Resolved<NonNullable<PageData<"process">["construction"]>>;

/** How a module is made: a picture with numbered parts, and cards with details below it. */
export function Construction({ title, intro, image, parts, cards }: ConstructionProps) {
  return (
    <Section title={title} intro={intro}>
      <div className="construction">
        <LabelledPicture image={image} parts={parts} />
        <CardGrid columns={2}>
          {cards.map((card) => (
            <Card key={card.title} {...card} slot="cardTwo" />
          ))}
        </CardGrid>
      </div>
    </Section>
  );
}
