/** A drawing as paths of SVG: lines, dashes for what is not sure, solid parts with their holes, glass, and steel. */
export interface Lines {
  readonly lines: string;
  readonly dashes?: string;
  readonly solid?: string;
  readonly glass?: string;
  readonly steel?: string;
}

/** A small decorative drawing, 132 units wide. */
export function LineDrawing({ height, drawing }: { readonly height: number; readonly drawing: Lines }) {
  const { lines, dashes, solid, glass, steel } = drawing;
  return (
    <svg className="line-drawing" viewBox={`0 0 132 ${height}`} aria-hidden="true">
      {glass && <path className="line-drawing__glass" d={glass} />}
      {solid && <path className="line-drawing__solid" d={solid} />}
      {steel && <path className="line-drawing__steel" d={steel} />}
      <path className="line-drawing__lines" d={lines} />
      {dashes && <path className="line-drawing__lines line-drawing__dashes" d={dashes} />}
    </svg>
  );
}
