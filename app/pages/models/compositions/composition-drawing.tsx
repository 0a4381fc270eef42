import type { Composition } from "./describe-composition.ts";

/** Modules put together in one way, which the words below it describe. */
export function CompositionDrawing({ paths, transform, view }: Composition) {
  return (
    <svg className="composition" viewBox={view.join(" ")} aria-hidden="true">
      <g transform={transform}>
        {paths.map(([className, path]) => (
          <path className={className} d={path} key={path} />
        ))}
      </g>
    </svg>
  );
}
