export interface ShownFact {
  readonly label: string;
  readonly value: string;
}

export interface FactListProps {
  readonly facts: readonly ShownFact[];
  /** Accessible name. */
  readonly label: string;
}

/** The key facts of a model, side by side. */
export function FactList({ facts, label }: FactListProps) {
  return (
    <section className="fact-list page" aria-label={label}>
      <dl className="fact-list__facts">
        {facts.map((fact, index) => (
          <div className="fact-list__fact" key={index}>
            <dt className="fact-list__label caption">{fact.label}</dt>
            <dd className="type-fact">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
