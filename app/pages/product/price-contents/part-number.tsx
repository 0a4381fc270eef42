export interface PartNumberProps {
  /** Position among the drawn parts, from 1. */
  readonly number: number;
  /** Whether the part is charged apart: the disc is hollow. */
  readonly isApart: boolean;
}

/** The number of a part in the drawing and in the lists, where the drawing has no room for words. */
export function PartNumber({ number, isApart }: PartNumberProps) {
  return (
    <span className={isApart ? "part-number part-number--apart" : "part-number"} aria-hidden="true">
      {number}
    </span>
  );
}
