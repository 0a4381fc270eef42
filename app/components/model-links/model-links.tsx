import { Card } from "#app/components/card/card.tsx";
import { CardGrid } from "#app/components/card-grid/card-grid.tsx";
import { useModelFigures } from "#app/components/model-figures/use-model-figures.ts";
import { Section } from "#app/components/section/section.tsx";
import type { ModelSummary } from "#app/content/queries/models.server.ts";

export interface ModelLinksProps {
  readonly models: readonly ModelSummary[];
  readonly title: string;
  /** Which of a model's two pages the links lead to. */
  readonly target?: "presentation" | "product";
}

/** Links to models with a picture, size, surface and price. */
export function ModelLinks({ models, title, target = "presentation" }: ModelLinksProps) {
  const figuresOf = useModelFigures();
  return (
    <Section title={title}>
      <CardGrid columns={3}>
        {models.map(({ id, name, href, productHref, image, measures }) => (
          <Card
            title={name}
            text={figuresOf(measures)}
            image={image}
            href={target === "product" ? productHref : href}
            key={id}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
