import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/resolve-fields.server.ts";

export type ProcessPhaseProps = Resolved<PageData<"process">["phases"][number]>;

/** A phase of the process: its number, its name, and its steps in order. */
export function ProcessPhase({ number, title, intro, steps }: ProcessPhaseProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className="process-phase" aria-labelledby={titleId}>
      <div className="process-phase__head">
        <h2 className="process-phase__title" id={titleId}>
          <span className="process-phase__number">{number}</span> {title}
        </h2>
        <p className="process-phase__intro">{intro}</p>
      </div>
      <ol className="process-phase__steps">
        {steps.map((step, index) => (
          <li className="process-phase__step" key={step.title}>
            {/* Screen readers number the list themselves. */}
            <span className="process-phase__mark" aria-hidden="true">
              {t("process.stepNumber", { phase: number, step: index + 1 })}
            </span>
            <h3 className="process-phase__name">{step.title}</h3>
            <p className="process-phase__text">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
