interface Moment {
  readonly moment: string;
}

export interface DayLineProps {
  readonly moments: readonly Moment[];
  /** The one whose picture is shown: others may have the same words. */
  readonly current: Moment;
}

/** The moments of a model's pictures along one dimension line, the bar at the current one; none where it is alone. */
export function DayLine({ moments, current }: DayLineProps) {
  if (moments.length < 2) return null;
  return (
    <div className="day-line page">
      <p className="visually-hidden">{current.moment}</p>
      <ol className="day-line__moments" aria-hidden="true">
        {moments.map((each, index) => (
          <li
            className={each === current ? "day-line__moment day-line__moment--current" : "day-line__moment"}
            key={index}
          >
            {each.moment}
          </li>
        ))}
      </ol>
    </div>
  );
}
