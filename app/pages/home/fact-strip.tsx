import { NotedText } from "#app/components/prose/noted-text.tsx";

export interface FactStripProps {
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  /** Accessible name. */
  readonly label: string;
}

/** Figures along one dimension line, with a tick for each. */
export function FactStrip({ facts, label }: FactStripProps) {
  return (
    <section className="fact-strip page" aria-label={label}>
      <ul className="fact-strip__list">
        {facts.map((fact, index) => (
          <li className="fact-strip__fact" key={index}>
            <strong className="fact-strip__value">
              <NotedText text={fact.value} />
            </strong>{" "}
            <span className="fact-strip__label caption">
              <NotedText text={fact.label} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
