import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { Section } from "#app/components/section/section.tsx";
import type { HomeData } from "./home.server.ts";

/** The phases of the process side by side, and a link to the page about them. */
export function PhaseOutline({ title, intro, steps, action }: HomeData["page"]["process"]) {
  return (
    <Section title={title} intro={intro} surface="ink">
      <ol className="phase-outline__phases">
        {steps.map((step, index) => (
          <li className="phase-outline__phase" key={index}>
            <p className="phase-outline__number">{step.number}</p>
            <h3>{step.title}</h3>
            <p className="phase-outline__text card-text">{step.text}</p>
            <ul className="phase-outline__items">
              {step.items.map((item, place) => (
                <li className="phase-outline__item type-card" key={place}>
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p>
        <ActionLink {...action} />
      </p>
    </Section>
  );
}
