export interface DayLineProps {
  readonly moments: readonly string[];
  /** The one whose picture is shown. */
  readonly current: string;
}

/** The moments of a model's pictures along one dimension line, the bar at the current one; none where it is alone. */
export function DayLine({ moments, current }: DayLineProps) {
  if (moments.length < 2) return null;
  return (
    <div className="day-line page">
      <p className="visually-hidden">{current}</p>
      <ol className="day-line__moments" aria-hidden="true">
        {moments.map((moment, index) => (
          <li
            className={moment === current ? "day-line__moment day-line__moment--current" : "day-line__moment"}
            key={index}
          >
            {moment}
          </li>
        ))}
      </ol>
    </div>
  );
}
