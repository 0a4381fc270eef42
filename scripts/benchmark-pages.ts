import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBenchOptions } from "./benchmarks/pages/bench-options.ts";
import { comparePages } from "./benchmarks/pages/compare-pages.ts";
import { formatBytes, formatComparison, formatScores } from "./benchmarks/pages/format-comparison.ts";
import { scorePages } from "./benchmarks/pages/lighthouse.ts";
import { listPages, openPageBytes } from "./benchmarks/pages/page-bytes.ts";
import { message } from "./cli/messages.ts";
import { hasBuild } from "./server/build-freshness.ts";

/**
 * What `npm run bench:pages` runs: measures pages of a built site as a phone on a slow network sees them, with and
 * without their scripts, or with Lighthouse. It builds nothing, so that a site of any age can be measured.
 */
const root = process.cwd();
/** One of each kind that differs in what is painted first. */
const usualPages = ["/", "/productos/mod-two", "/modelos", "/blog/ahorro-casas-modulares", "/contacto"];

async function bench(words: readonly string[]): Promise<boolean> {
  const read = readBenchOptions(words);
  if (!read.ok) {
    console.error(read.text);
    return false;
  }
  const { runs, jsonFile, lighthouse, bytes, site } = read.options;
  if (site === undefined && !hasBuild(root)) {
    console.error(message("benchSiteMissing"));
    return false;
  }
  const client = site ?? join(root, "build", "client");
  const pages = read.options.pages ?? (bytes ? listPages(client) : usualPages);
  if (bytes) {
    const bytesOf = openPageBytes(client);
    const weighed = Object.fromEntries(pages.map((path) => [path, bytesOf(path)]));
    print(formatBytes(weighed), jsonFile, weighed);
  } else if (lighthouse) {
    const scores = await scorePages({ root, client: site, pages, runs });
    print(formatScores(scores), jsonFile, scores);
  } else {
    const comparisons = await comparePages({ client, pages, runs });
    print(formatComparison(comparisons), jsonFile, comparisons);
  }
  return true;
}

function print(lines: readonly string[], jsonFile: string | undefined, figures: unknown): void {
  for (const line of lines) console.log(line);
  if (jsonFile !== undefined) writeFileSync(jsonFile, `${JSON.stringify(figures, null, 2)}\n`);
}

if (!(await bench(process.argv.slice(2)))) process.exitCode = 1;
