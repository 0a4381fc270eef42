import { parseArgs } from "node:util";
import { asReason } from "#scripts/cli/as-reason.ts";
import { message } from "#scripts/cli/messages.ts";

/** What `npm run bench:pages` is asked to do. */
interface BenchOptions {
  /** Paths on the site; undefined for the usual ones, and for bytes for all. */
  readonly pages: readonly string[] | undefined;
  /** How often each page is visited; the table has the medians. */
  readonly runs: number;
  /** Folder with the built site, or undefined for the one of this project. */
  readonly site: string | undefined;
  /** Where the figures are written besides. */
  readonly jsonFile: string | undefined;
  /** Whether Lighthouse measures instead. */
  readonly lighthouse: boolean;
  /** Whether the files are only weighed, without a browser. */
  readonly bytes: boolean;
}

export type BenchOptionsResult =
  | { readonly ok: true; readonly options: BenchOptions }
  | { readonly ok: false; readonly text: string };

/** Reads the words after the command's name: `["--pages", "/,/contacto", "--runs=3"]`. */
export function readBenchOptions(words: readonly string[]): BenchOptionsResult {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        pages: { type: "string" },
        runs: { type: "string" },
        site: { type: "string" },
        json: { type: "string" },
        lighthouse: { type: "boolean", default: false },
        bytes: { type: "boolean", default: false },
      },
    });
    const pages = values.pages?.split(",").map((path) => path.trim());
    const runs = Number(values.runs ?? (values.lighthouse ? 3 : 5));
    if (pages?.some((path) => !path.startsWith("/")) || !Number.isInteger(runs) || runs < 1) {
      return { ok: false, text: message("benchUsage") };
    }
    const { site, json, lighthouse, bytes } = values;
    return { ok: true, options: { pages, runs, site, jsonFile: json, lighthouse, bytes } };
  } catch (error) {
    // parseArgs throws for what it does not know.
    if (!(error instanceof TypeError)) throw error;
    return { ok: false, text: `${asReason(error)}.\n${message("benchUsage")}` };
  }
}
