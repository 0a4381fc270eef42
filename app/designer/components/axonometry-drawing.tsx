import type { Axonometry } from "#app/designer/drawing/describe-axonometry.ts";
import { isometricScale } from "#app/designer/drawing/isometry.ts";
import { DimensionLine } from "#app/floor-plan/components/dimension-line.tsx";
import { useFormats } from "#app/i18n/use-formats.ts";

export interface AxonometryDrawingProps {
  readonly drawing: Axonometry;
  /** The description for screen readers. */
  readonly label: string;
  /** Set on a dark background. */
  readonly onDark?: boolean;
}

/** A furnished plan without its roof, with its length and depth on the ground. */
export function AxonometryDrawing({ drawing, label, onDark = false }: AxonometryDrawingProps) {
  const { metres } = useFormats();
  const { length, depth, size, distance, transform } = drawing.dimensions;
  return (
    <svg
      className={onDark ? "axonometry axonometry--on-dark" : "axonometry"}
      viewBox={drawing.view.join(" ")}
      fontSize={size}
      role="img"
      aria-label={label}
    >
      <g transform={isometricScale}>
        {drawing.paths.map(([style, path], index) => (
          <path className={`axonometry__${style}`} d={path} key={index} />
        ))}
        <g transform={transform}>
          <DimensionLine from={0} to={length} at={depth + distance} size={size}>
            {metres(length / 1000)}
          </DimensionLine>
          <DimensionLine from={0} to={depth} at={length + distance} size={size} upright>
            {metres(depth / 1000)}
          </DimensionLine>
        </g>
      </g>
    </svg>
  );
}
