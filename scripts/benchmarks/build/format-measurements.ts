import { formatTable } from "#scripts/benchmarks/format-table.ts";
import type { SiteMeasurement } from "./measure-site.ts";

/**
 * Returns the lines of a table of measurements. The column for an article has the processor time above that of the same
 * scenario without articles, in ms.
 */
export function formatMeasurements(measurements: readonly SiteMeasurement[]): string[] {
  const header = ["Articles", "Step", "Seconds", "Processor, s", "Processor an article, ms", "Memory, MB"];
  const rows = measurements.map((measured) => {
    const { scenario, articles, seconds, processorSeconds, peakMegabytes } = measured;
    return [
      String(articles),
      scenario,
      seconds.toFixed(1),
      processorSeconds.toFixed(1),
      processorPerArticle(measured, measurements)?.toFixed(1) ?? "",
      peakMegabytes.toFixed(0),
    ];
  });
  return formatTable(header, rows);
}

/** Returns the ms that an article adds to a step; undefined without the step's measurement of a site without articles. */
export function processorPerArticle(
  { scenario, articles, processorSeconds }: SiteMeasurement,
  measurements: readonly SiteMeasurement[],
): number | undefined {
  // Nothing can be changed where there is no article: the base is then a build without a change.
  const baseOf = scenario === "build one changed" ? "build unchanged" : scenario;
  const base = measurements.find((other) => other.scenario === baseOf && other.articles === 0);
  return base && articles > 0 ? ((processorSeconds - base.processorSeconds) * 1000) / articles : undefined;
}
