import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/use-formats.ts";
import type { ArrivalData } from "#app/pages/company/process-page.server.ts";
import { arrivalSizes, craneReach, lorryLength } from "./arrival-sizes.ts";
import { CraneDrawing } from "./crane-drawing.tsx";
import { LorryDrawing } from "./lorry-drawing.tsx";

/** A model arrives: on its lorry, and in the air below the crane, both fronts at one scale on one ground. */
export function Arrival({ elevation, drawingAlt, note }: ArrivalData) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const sizes = arrivalSizes(elevation.length);
  const lorry = lorryLength(elevation.length);
  return (
    <figure className="arrival">
      <div className="arrival__row" role="img" aria-label={drawingAlt}>
        <div className="arrival__part" style={{ "--width": sizes.lorry.share }}>
          <LorryDrawing length={elevation.length} size={sizes.lorry} />
          <Dimension {...sizes.lorry.along(0, lorry)}>{t("process.lorry", { metres: number(lorry / 1000) })}</Dimension>
        </div>
        <div className="arrival__part" style={{ "--width": sizes.crane.share }}>
          <CraneDrawing elevation={elevation} size={sizes.crane} />
          <Dimension {...sizes.crane.along(0, craneReach)}>
            {t("process.reach", { metres: number(craneReach / 1000) })}
          </Dimension>
          <Dimension {...sizes.crane.along(craneReach - elevation.length / 2, craneReach + elevation.length / 2)}>
            {t("process.module", { metres: number(elevation.length / 1000) })}
          </Dimension>
        </div>
      </div>
      <figcaption className="arrival__note caption">{note}</figcaption>
    </figure>
  );
}

interface DimensionProps {
  /** The start and the length of its line, in per cent of the drawing above it. */
  readonly from: number;
  readonly length: number;
  readonly children: string;
}

function Dimension({ from, length, children }: DimensionProps) {
  return (
    <p className="arrival__dimension type-label" style={{ "--from": from, "--length": length }}>
      {children}
    </p>
  );
}
