import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { boxOf } from "#app/floor-plan/boxes.ts";
import { createSvgAxes } from "#app/floor-plan/drawing/svg-axes.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import { textSizes } from "#app/floor-plan/layout/text-size.ts";
import { boundingBox } from "#app/floor-plan/polygons.ts";
import { missingWords } from "./finding-words.ts";
import { MissingDimension } from "./missing-dimension.tsx";
import { missingSpan } from "./missing-span.ts";

/**
 * Findings as a group of the plan's SVG, in its millimetres. Pieces are hatched, closely if they do not fit and widely
 * if it is tight; what is missing is solid, with its dimension. The panel has the words.
 */
export function FindingMarks() {
  const { t } = useTranslation();
  const { plan, design, furnished, findings } = useDesigner();
  const id = useId();
  const bounds = boundingBox(plan.outline);
  const axes = createSvgAxes(bounds);
  const extent = { length: bounds.right - bounds.left, depth: bounds.back - bounds.front };
  const { figure } = textSizes(extent);
  const { building } = furnished;
  const hatched = [...severityByPiece(findings)];
  return (
    <g className="finding-marks">
      <Hatch id={`${id}-impossible`} gap={Math.round(figure * 0.5)} />
      <Hatch id={`${id}-tight`} gap={Math.round(figure * 1.1)} />
      {hatched.map(([index, severity]) => {
        const piece = design.pieces[index];
        return (
          piece && (
            <path
              className="finding-marks__piece"
              d={axes.box(boxOf(piece.rect))}
              fill={`url(#${id}-${severity})`}
              key={piece.id}
            />
          )
        );
      })}
      {findings.map((finding, index) => (
        <g key={index}>
          <path className="finding-marks__missing" d={axes.box(finding.missing)} />
          <MissingDimension
            strip={axes.place(finding.missing)}
            axis={missingSpan(finding, building).axis}
            extent={extent}
            size={figure}
          >
            {missingWords(finding, { building }, t)}
          </MissingDimension>
        </g>
      ))}
    </g>
  );
}

/** Returns the indices of the pieces in findings, each with its worst severity. */
function severityByPiece(findings: readonly Finding[]): ReadonlyMap<number, Finding["severity"]> {
  const tightFirst = findings.toSorted((one, other) => Number(isImpossible(one)) - Number(isImpossible(other)));
  return new Map(tightFirst.flatMap(({ pieces, severity }) => pieces.map((index) => [index, severity] as const)));
}

function isImpossible({ severity }: Finding): boolean {
  return severity === "impossible";
}

/** Oblique lines, `gap` millimetres apart. */
function Hatch({ id, gap }: { readonly id: string; readonly gap: number }) {
  return (
    <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="finding-marks__hatch" d={`M${gap / 2} 0v${gap}`} strokeWidth="14" />
    </pattern>
  );
}
