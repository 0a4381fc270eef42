import { type ReactNode, useId } from "react";
import { ModelName } from "#app/components/model-name/model-name.tsx";
import { AxonometryDrawing } from "#app/designer/components/axonometry-drawing.tsx";
import type { DesignerPageData } from "./designer.server.ts";

interface FirstVersionProps extends Omit<DesignerPageData["page"]["firstVersion"], "model" | "open"> {
  readonly poster: DesignerPageData["poster"];
  /** The button that opens the designer. */
  readonly action: ReactNode;
}

/** The functions of the designer's first version, beside a furnished plan as it will show it. */
export function FirstVersion({ label, title, points, poster, action }: FirstVersionProps) {
  const { drawing, label: drawingLabel, words, facts } = poster;
  const titleId = useId();
  // The name of the model stays on one line where it fits.
  const [before, name, after] = title.split(/(\S+\|\S+)/);
  return (
    <section className="first-version" aria-labelledby={titleId}>
      <div className="first-version__head">
        <p className="first-version__label type-label">{label}</p>
        <h2 className="type-h2-prose" id={titleId}>
          {before}
          {name && (
            <span className="first-version__name">
              <ModelName name={name} barClass="first-version__bar" />
            </span>
          )}
          {after}
        </h2>
      </div>
      <ul className="first-version__points">
        {points.map((point, index) => (
          <li className="first-version__point type-card" key={index}>
            {point}
          </li>
        ))}
      </ul>
      <div className="first-version__action">{action}</div>
      {facts && <p className="first-version__facts caption">{facts}</p>}
      <div className="first-version__drawing">
        <AxonometryDrawing drawing={drawing} label={drawingLabel} onDark />
        <div className="visually-hidden">
          <p>{words.note}</p>
          {words.rooms.map((room) => (
            <p key={room.id}>{[`${room.name}.`, ...room.facts].join(" ")}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
