import { formatTable } from "#scripts/benchmarks/format-table.ts";
import { message } from "#scripts/cli/messages.ts";
import type { PageComparison } from "./compare-pages.ts";
import type { PageScore } from "./lighthouse.ts";
import { fileKinds, type PageBytes } from "./page-bytes.ts";
import { conditions } from "./page-conditions.ts";
import { byteKinds, type PageMeasurement } from "./page-measurement.ts";

/** Returns the lines of the tables: paints with and without scripts side by side, and bytes by kind. */
export function formatComparison(comparisons: readonly PageComparison[]): string[] {
  const paints = comparisons.map(({ path, withScripts, withoutScripts }) => [
    path,
    pair(withScripts, withoutScripts, ({ firstPaintMs }) => firstPaintMs),
    pair(withScripts, withoutScripts, ({ largestPaintMs }) => largestPaintMs),
    withScripts.largestElement,
    withScripts.layoutShift.toFixed(3),
  ]);
  const bytes = comparisons.map(({ path, withScripts }) => [
    path,
    ...byteKinds.map((kind) => kilobytes(withScripts.bytes[kind])),
  ]);
  const { viewport, deviceScaleFactor, latencyMs, downloadBytesPerSecond, cpuSlowdown } = conditions;
  return [
    message("benchConditions", {
      width: viewport.width,
      height: viewport.height,
      density: deviceScaleFactor,
      rate: ((downloadBytesPerSecond * 8) / 1e6).toLocaleString("es"),
      latency: latencyMs,
      slowdown: cpuSlowdown,
    }),
    "",
    ...formatTable(
      [
        message("benchPage"),
        message("benchFirstPaint"),
        message("benchLargestPaint"),
        message("benchElement"),
        message("benchShift"),
      ],
      paints,
    ),
    "",
    ...formatTable(
      [
        message("benchPage"),
        "HTML",
        "CSS",
        "JS",
        message("benchFont"),
        message("benchPictures"),
        message("benchOther"),
      ],
      bytes,
    ),
  ];
}

/** Returns the lines of the table of what the files of pages weigh, by path. */
export function formatBytes(weighed: Readonly<Record<string, PageBytes>>): string[] {
  const header = [message("benchPage"), "HTML", message("benchData"), "CSS", "JS", message("benchFont")];
  const rows = Object.entries(weighed).map(([path, bytes]) => [
    path,
    ...fileKinds.map((kind) => kilobytes(bytes[kind])),
  ]);
  return [message("benchBytes"), "", ...formatTable([...header, message("benchFirstPicture")], rows)];
}

/** Returns the lines of the table of Lighthouse's scores. */
export function formatScores(scores: readonly PageScore[]): string[] {
  const rows = scores.map(({ path, score, firstPaintMs, largestPaintMs, blockingMs, layoutShift }) => [
    path,
    String(score),
    String(Math.round(firstPaintMs)),
    String(Math.round(largestPaintMs)),
    String(Math.round(blockingMs)),
    layoutShift.toFixed(3),
  ]);
  return formatTable(
    [
      message("benchPage"),
      message("benchScore"),
      message("benchFirstPaintAlone"),
      message("benchLargestPaintAlone"),
      message("benchBlocking"),
      message("benchShift"),
    ],
    rows,
  );
}

/** `1284 / 984 (1.30 ×)`: with scripts, without them, and the quotient. */
function pair(a: PageMeasurement, b: PageMeasurement, figure: (measurement: PageMeasurement) => number): string {
  return `${Math.round(figure(a))} / ${Math.round(figure(b))} (${(figure(a) / figure(b)).toFixed(2)} ×)`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
