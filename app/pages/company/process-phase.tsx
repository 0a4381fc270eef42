import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DimensionRow } from "#app/components/dimension-row/dimension-row.tsx";
import type { SectionProps } from "#app/components/section/section.tsx";
import { FloorPlan } from "#app/floor-plan/components/floor-plan.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { Arrival } from "./arrival/arrival.tsx";
import type { ProcessPhaseData } from "./process-page.server.ts";

/**
 * A phase of the process: its number, its name, its time and payment beside a picture, or above a drawing as wide as
 * the page, and below them its steps in order.
 */
export function ProcessPhase(phase: ProcessPhaseData & Pick<SectionProps, "surface">) {
  const { surface, number, title, intro, image, plan, arrival, steps, weeks, payment } = phase;
  const { t } = useTranslation();
  const titleId = useId();
  const terms = [
    { term: t("process.weeks"), value: weeks ?? t("process.open") },
    { term: t("process.payment"), value: payment ?? t("process.open") },
  ];
  return (
    <section className={`process-phase section section--${surface} page`} aria-labelledby={titleId}>
      <div className="split split--five">
        <div>
          <h2 className="type-h2-aside" id={titleId}>
            <span className="process-phase__number">{number}</span> {title}
          </h2>
          <p className="process-phase__intro measure">{intro}</p>
          {/* With one of the two settled, the other is said to be open; with neither there is nothing to say. */}
          {(weeks ?? payment) !== null && (
            <div className="process-phase__terms">
              <DimensionRow segments={terms} emphasis="value" />
            </div>
          )}
        </div>
        {image && (
          <div>
            <Picture {...image} slot="phase" className="process-phase__image" />
          </div>
        )}
        {plan && (
          <figure className="process-phase__plan">
            <FloorPlan {...plan} />
            <figcaption className="caption">{plan.caption}</figcaption>
          </figure>
        )}
      </div>
      {arrival && <Arrival {...arrival} />}
      <ol className="process-phase__steps">
        {steps.map((step, index) => (
          <li className="process-phase__step named-item" key={index}>
            {/* Screen readers number the list themselves. */}
            <span className="process-phase__mark" aria-hidden="true">
              {t("process.stepNumber", { phase: number, step: index + 1 })}
            </span>
            <h3 className="type-h4">{step.title}</h3>
            <p className="process-phase__text card-text">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
