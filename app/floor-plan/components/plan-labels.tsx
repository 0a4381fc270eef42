import type { LabelledPlanDrawing } from "#app/floor-plan/drawing/plan-drawing.ts";
import { discSize, labelLineHeight, splitName, type TextSizes } from "#app/floor-plan/layout/text-size.ts";
import { useFormats } from "#app/i18n/use-formats.ts";

/** A room as the plan labels it. */
export interface NamedRoom {
  readonly id: string;
  readonly name: string;
  /** Inner area in m². */
  readonly area: number;
}

export interface PlanLabelsProps {
  readonly labels: LabelledPlanDrawing["labels"];
  /** In the order of the labels. */
  readonly rooms: readonly NamedRoom[];
  readonly sizes: TextSizes;
}

const baseline = 0.35;

/** Names and areas where the plan lies horizontally; numbers where it is upright and where a name does not fit. */
export function PlanLabels({ labels, rooms, sizes }: PlanLabelsProps) {
  const { squareMetres } = useFormats();
  return rooms.map(({ id, name, area }, index) => {
    const label = labels[index];
    if (!label) return null;
    const [x, y] = label.name;
    const words = splitName(name, label.lines);
    const lines = label.hasArea ? [...words, squareMetres(area)] : words;
    // The block of lines is centred on the point.
    const top = y - ((lines.length - 1) * labelLineHeight * sizes.name) / 2;
    return (
      <g key={id}>
        {label.lines > 0 && (
          <text
            className={label.wet ? "floor-plan__room floor-plan__room--wet" : "floor-plan__room"}
            fontSize={sizes.name}
          >
            {lines.map((line, place) => (
              <tspan
                className={place < words.length ? "floor-plan__name" : undefined}
                x={x}
                y={Math.round(top + (place * labelLineHeight + baseline) * sizes.name)}
                key={place}
              >
                {line}
              </tspan>
            ))}
          </text>
        )}
        <g className={label.lines > 0 ? "floor-plan__number" : "floor-plan__number floor-plan__number--only"}>
          <circle cx={label.number[0]} cy={label.number[1]} r={Math.round((sizes.figure * discSize) / 2)} />
          <text x={label.number[0]} y={label.number[1]} dy={`${baseline}em`} fontSize={sizes.figure}>
            {index + 1}
          </text>
        </g>
      </g>
    );
  });
}
