import type { ReactNode } from "react";

interface DimensionSegment {
  readonly term: ReactNode;
  /** Left out where nothing is known yet. */
  readonly value?: ReactNode;
}

export interface DimensionRowProps {
  readonly segments: readonly DimensionSegment[];
  /** Which of the two is written large. */
  readonly emphasis: "term" | "value";
}

/** Facts below one dimension line, as on a plan, each fact between two ticks. */
export function DimensionRow({ segments, emphasis }: DimensionRowProps) {
  const classOf = (part: typeof emphasis) => (part === emphasis ? "dimension-row__large" : "caption");
  return (
    <dl className="dimension-row">
      {segments.map(({ term, value }, index) => (
        <div className="dimension-row__segment" key={index}>
          <dt className={classOf("term")}>{term}</dt>
          {value && <dd className={classOf("value")}>{value}</dd>}
        </div>
      ))}
    </dl>
  );
}
