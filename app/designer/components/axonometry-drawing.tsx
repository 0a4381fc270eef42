import type { Axonometry } from "#app/designer/drawing/describe-axonometry.ts";
import { sheetScale } from "#app/designer/drawing/isometry.ts";
import { dimensionSizes, groundTransform, viewBox } from "#app/designer/drawing/view-box.ts";
import { DimensionLine } from "#app/floor-plan/components/dimension-line.tsx";
import { useFormats } from "#app/i18n/use-formats.ts";

export interface AxonometryDrawingProps {
  readonly drawing: Axonometry;
  /** What it shows, for screen readers. */
  readonly label: string;
  /** Stands on a dark ground. */
  readonly onDark?: boolean;
}

/** A furnished plan without its roof, with its length and depth on the ground. */
export function AxonometryDrawing({ drawing: { paths, bounds }, label, onDark = false }: AxonometryDrawingProps) {
  const { metres } = useFormats();
  const { size, distance } = dimensionSizes(bounds);
  const [length, depth] = [bounds.right - bounds.left, bounds.back - bounds.front];
  return (
    <svg
      className={onDark ? "axonometry axonometry--on-dark" : "axonometry"}
      viewBox={viewBox(bounds).join(" ")}
      fontSize={size}
      role="img"
      aria-label={label}
    >
      <g transform={sheetScale}>
        {paths.map(([style, path]) => (
          <path className={`axonometry__${style}`} d={path} key={path} />
        ))}
        <g transform={groundTransform(bounds)}>
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
