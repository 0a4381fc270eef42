import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { asReason } from "#scripts/cli/as-reason.ts";
import { message } from "#scripts/cli/messages.ts";

/** What `npm run bench:build` is asked to do. */
export interface BuildBenchOptions {
  /** Numbers of articles, each of which is measured. */
  readonly counts: readonly number[];
  /** Whether a further language is measured instead. */
  readonly language: boolean;
  /** Whether Astro builds the same articles besides. */
  readonly againstAstro: boolean;
  /** Folder of the project that is measured. */
  readonly project: string;
  /** Where the figures are written besides. */
  readonly jsonFile: string | undefined;
}

export type BuildBenchOptionsResult =
  | { readonly ok: true; readonly options: BuildBenchOptions }
  | { readonly ok: false; readonly text: string };

/** Reads the words after the command's name: `["--articles", "100,2000"]`. The text says what is wrong and what is right. */
export function readBuildBenchOptions(words: readonly string[]): BuildBenchOptionsResult {
  const usage = message("benchBuildUsage");
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        articles: { type: "string", default: "100,2000" },
        language: { type: "boolean", default: false },
        against: { type: "string" },
        project: { type: "string", default: "." },
        json: { type: "string" },
      },
    });
    const { language, against, json: jsonFile } = values;
    const counts = readCounts(values.articles);
    const project = resolve(values.project);
    const isKnown = against === undefined || against === "astro";
    if (!counts || !isKnown || !existsSync(join(project, "package.json"))) return { ok: false, text: usage };
    return { ok: true, options: { counts, language, againstAstro: against === "astro", project, jsonFile } };
  } catch (error) {
    // parseArgs throws for what it does not know.
    if (!(error instanceof TypeError)) throw error;
    return { ok: false, text: `${asReason(error)}.\n${usage}` };
  }
}

/** Returns the numbers of articles in a text: `"100,2000"` → `[100, 2000]`; undefined for anything else. */
export function readCounts(text: string): number[] | undefined {
  const counts = text.split(",").map(Number);
  return counts.every((count) => Number.isSafeInteger(count) && count > 0) ? counts : undefined;
}
