/**
 * Measures what articles cost the build and the check, on copies with articles of its own in a temporary folder:
 *
 *     npm run bench:build -- --articles 100,2000,10000
 *
 * or, with `--language`, what a further language costs the build, on a copy with English.
 *
 * `--against astro` builds the same articles with Astro, `--project DIR` measures another checkout, `--json FILE` writes
 * the figures to a file. Processor times hardly depend on what else the machine does; seconds do.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { type BuildBenchOptions, readBuildBenchOptions } from "./benchmarks/build/build-options.ts";
import { formatMeasurements } from "./benchmarks/build/format-measurements.ts";
import { measureAstro } from "./benchmarks/build/measure-astro.ts";
import { formatLanguages, type LanguageMeasurement, measureLanguages } from "./benchmarks/build/measure-languages.ts";
import { measureSite, type SiteMeasurement } from "./benchmarks/build/measure-site.ts";
import { copyMeasuredProject } from "./benchmarks/build/measured-project.ts";
import { readPhrases } from "./benchmarks/build/phrases.ts";

async function benchLanguage({ project, jsonFile }: BuildBenchOptions): Promise<void> {
  const measurements: LanguageMeasurement[] = [];
  for await (const measured of measureLanguages(project)) {
    measurements.push(measured);
    console.error(`${measured.site}, ${measured.step}: ${measured.seconds.toFixed(1)} s`);
  }
  report(formatLanguages(measurements), measurements, jsonFile);
}

async function benchArticles({ counts, againstAstro, project: folder, jsonFile }: BuildBenchOptions): Promise<void> {
  const phrases = readPhrases(process.cwd());
  const measurements: SiteMeasurement[] = [];

  async function collect(source: AsyncIterable<SiteMeasurement>): Promise<void> {
    for await (const measured of source) {
      measurements.push(measured);
      console.error(`${measured.articles} articles, ${measured.scenario}: ${measured.seconds.toFixed(1)} s`);
    }
  }

  for (const count of [0, ...counts]) {
    const project = copyMeasuredProject(folder);
    try {
      await collect(measureSite(project, count, phrases));
    } finally {
      project.remove();
    }
  }
  if (againstAstro) await collect(measureAstro([0, ...counts], phrases));

  report(formatMeasurements(measurements), measurements, jsonFile);
}

function report(lines: readonly string[], measurements: readonly unknown[], jsonFile: string | undefined): void {
  console.log(`\nNode ${process.version}, ${availableParallelism()} processors\n`);
  for (const line of lines) console.log(line);
  if (jsonFile) writeFileSync(jsonFile, `${JSON.stringify({ node: process.version, measurements }, null, 2)}\n`);
}

const read = readBuildBenchOptions(process.argv.slice(2));
if (read.ok) await (read.options.language ? benchLanguage : benchArticles)(read.options);
else {
  console.error(read.text);
  process.exitCode = 1;
}
