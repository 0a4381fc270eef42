/**
 * Measures what articles cost the build and the check, on copies with articles of its own in a temporary folder:
 *
 *     npm run bench:build -- --articles 100,2000,10000
 *
 * `--against astro` builds the same articles with Astro, `--project DIR` measures another checkout, `--json FILE` writes
 * the figures to a file. Processor times hardly depend on what else the machine does; seconds do.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { formatMeasurements } from "./benchmarks/build/format-measurements.ts";
import { measureAstro } from "./benchmarks/build/measure-astro.ts";
import { measureSite, type SiteMeasurement } from "./benchmarks/build/measure-site.ts";
import { copyMeasuredProject } from "./benchmarks/build/measured-project.ts";
import { readPhrases } from "./benchmarks/build/phrases.ts";

const { values } = parseArgs({
  options: {
    articles: { type: "string", default: "100,2000" },
    against: { type: "string" },
    project: { type: "string", default: "." },
    json: { type: "string" },
  },
});
const counts = values.articles.split(",").map(Number);
if (counts.some((count) => !Number.isSafeInteger(count) || count < 1))
  throw new Error("--articles takes numbers: 100,2000");
if (values.against !== undefined && values.against !== "astro") throw new Error("--against only knows «astro».");
const phrases = readPhrases(process.cwd());
const measurements: SiteMeasurement[] = [];

async function collect(source: AsyncIterable<SiteMeasurement>): Promise<void> {
  for await (const measured of source) {
    measurements.push(measured);
    console.error(`${measured.articles} articles, ${measured.scenario}: ${measured.seconds.toFixed(1)} s`);
  }
}

for (const count of [0, ...counts]) {
  const project = copyMeasuredProject(resolve(values.project));
  try {
    await collect(measureSite(project, count, phrases));
  } finally {
    project.remove();
  }
}
if (values.against === "astro") await collect(measureAstro([0, ...counts], phrases));

console.log(`\nNode ${process.version}, ${availableParallelism()} processors\n`);
for (const line of formatMeasurements(measurements)) console.log(line);
if (values.json) writeFileSync(values.json, JSON.stringify({ node: process.version, measurements }, null, 2));
