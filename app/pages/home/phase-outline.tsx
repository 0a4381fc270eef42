import { useId } from "react";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import type { HomeData } from "./home.server.ts";

/** The phases of the process side by side, and a link to the page about them. */
export function PhaseOutline({ title, intro, steps, action }: HomeData["page"]["process"]) {
  const titleId = useId();
  return (
    <section className="phase-outline section section--ink page" aria-labelledby={titleId}>
      <div className="section__head split split--seven">
        <h2 className="section__title" id={titleId}>
          {title}
        </h2>
        <p className="section__intro">{intro}</p>
      </div>
      <ol className="phase-outline__phases">
        {steps.map((step) => (
          <li className="phase-outline__phase" key={step.number}>
            <p className="phase-outline__number">{step.number}</p>
            <h3>{step.title}</h3>
            <p className="phase-outline__text card-text">{step.text}</p>
            <ul className="phase-outline__items">
              {step.items.map((item) => (
                <li className="phase-outline__item" key={item}>
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p>
        <ContentLink className="link-arrow" href={action.href}>
          {action.label}
          <Icon name="arrow" />
        </ContentLink>
      </p>
    </section>
  );
}
