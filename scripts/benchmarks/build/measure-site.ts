import { makeArticle } from "./make-article.ts";
import { type Measured, measureCommand } from "./measure-command.ts";
import type { MeasuredProject } from "./measured-project.ts";
import type { Phrases } from "./phrases.ts";

/** What is measured, in this order. */
type Scenario = "build cold" | "build unchanged" | "build one changed" | "check cold" | "check unchanged";

/** One scenario with one number of articles. */
export interface SiteMeasurement extends Measured {
  readonly scenario: Scenario | "Astro cold";
  readonly articles: number;
}

/** Measures a project with this many articles, in steps; what comes earlier is the state in which the next one begins. */
export async function* measureSite(
  project: MeasuredProject,
  articles: number,
  phrases: Phrases,
): AsyncGenerator<SiteMeasurement> {
  const measure = async (scenario: Scenario): Promise<SiteMeasurement> => {
    const script = scenario.startsWith("build") ? "scripts/build.ts" : "scripts/check.ts";
    const env = { ...process.env, NODE_ENV: undefined };
    return { scenario, articles, ...(await measureCommand(process.execPath, [script], { cwd: project.root, env })) };
  };
  project.write(numbered(articles, phrases));
  project.clearCaches();
  yield await measure("build cold");
  yield await measure("build unchanged");
  if (articles > 0) {
    project.change(`medida-${Math.ceil(articles / 2)}`);
    yield await measure("build one changed");
  }
  project.clearCaches();
  yield await measure("check cold");
  yield await measure("check unchanged");
}

function* numbered(count: number, phrases: Phrases) {
  for (let number = 1; number <= count; number++) yield makeArticle(number, phrases);
}
