import { sheetScale } from "#app/designer/drawing/isometry.ts";
import type { DrawnComposition } from "./describe-composition.ts";

/** Modules put together in one way, which the words below it describe. */
export function CompositionDrawing({ paths, view, share }: DrawnComposition) {
  return (
    <svg className="composition" viewBox={view.join(" ")} style={{ "--share": share }} aria-hidden="true">
      <g transform={sheetScale}>
        {paths.map(([style, path]) => (
          <path className={`composition__${style}`} d={path} key={path} />
        ))}
      </g>
    </svg>
  );
}
