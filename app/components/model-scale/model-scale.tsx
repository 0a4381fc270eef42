import { Card } from "#app/components/card/card.tsx";
import { useModelFigures } from "#app/components/model-figures/use-model-figures.ts";
import type { PageData } from "#app/content/collections.ts";
import type { ModelSummary } from "#app/content/queries/models.server.ts";
import type { Resolved } from "#app/content/resolve-fields.server.ts";

export interface ModelScaleProps {
  readonly cards: Resolved<PageData<"models">>["models"]["cards"];
  /** Where a card finds the measures of its model. */
  readonly models: readonly Pick<ModelSummary, "id" | "measures">[];
}

/**
 * The models side by side with what each measures.
 *
 * @throws Error when a card names a model that is not in `models`.
 */
export function ModelScale({ cards, models }: ModelScaleProps) {
  const figuresOf = useModelFigures();

  function measuresOf(id: string) {
    const model = models.find((candidate) => candidate.id === id);
    if (!model) throw new Error(`A card of the models page names the model «${id}», which is not there.`);
    return model.measures;
  }

  return (
    <ul className="model-scale">
      {cards.map(({ title, text, model, href }) => (
        <li className="model-scale__model" key={href}>
          <Card title={title} text={text} href={href}>
            <p className="model-scale__figures">{figuresOf(measuresOf(model))}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
