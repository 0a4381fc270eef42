/** What is loaded, by kind. */
export const byteKinds = ["html", "css", "script", "font", "picture", "other"] as const;

export type ByteKind = (typeof byteKinds)[number];

/** One visit to a page, or the median of several. */
export interface PageMeasurement {
  /** First paint with content, in milliseconds. */
  readonly firstPaintMs: number;
  /** Largest paint, in milliseconds. */
  readonly largestPaintMs: number;
  /** What was painted then: its tag and first class, `img.hero__picture`. */
  readonly largestElement: string;
  /** Cumulative layout shift. */
  readonly layoutShift: number;
  /** Bytes on the wire with their headers, until the network is quiet. */
  readonly bytes: Readonly<Record<ByteKind, number>>;
}

/**
 * Returns the median of each figure, and the element that was the largest most often.
 *
 * @throws Error when there is no measurement.
 */
export function medianOf(measurements: readonly PageMeasurement[]): PageMeasurement {
  const pick = (figure: (measurement: PageMeasurement) => number) => median(measurements.map(figure));
  return {
    firstPaintMs: pick(({ firstPaintMs }) => firstPaintMs),
    largestPaintMs: pick(({ largestPaintMs }) => largestPaintMs),
    largestElement: mostFrequent(measurements.map(({ largestElement }) => largestElement)),
    layoutShift: pick(({ layoutShift }) => layoutShift),
    bytes: {
      html: pick(({ bytes }) => bytes.html),
      css: pick(({ bytes }) => bytes.css),
      script: pick(({ bytes }) => bytes.script),
      font: pick(({ bytes }) => bytes.font),
      picture: pick(({ bytes }) => bytes.picture),
      other: pick(({ bytes }) => bytes.other),
    },
  };
}

/** Returns the middle of the values, of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  if (low === undefined || high === undefined) throw new Error("There is no median of no values.");
  return (low + high) / 2;
}

function mostFrequent(values: readonly string[]): string {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? "";
}
