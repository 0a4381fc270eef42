import { isAbsolute, relative } from "node:path";
import { isWrittenTime } from "#app/schemas/site-time.ts";
import { ReviewError } from "./review-error.ts";

/** What `npm run reviewed` is asked: to note a review of files on a day, or to say how every text stands. */
export interface ReviewCommand {
  /** Paths from the project's root; none to say how every text stands. */
  readonly files: readonly string[];
  /** YYYY-MM-DD */
  readonly date: string;
}

/**
 * Returns what the words behind the command's name ask: `["privacy", "--date", "2026-11-20"]`. A text is named by its file,
 * as terminals and editors write it, or by the last part of it.
 *
 * @param today YYYY-MM-DD, the day of a review without one.
 * @throws ReviewError where an option is unknown, or the date is none or still to come.
 */
export function readReviewCommand(root: string, words: readonly string[], today: string): ReviewCommand {
  const at = words.indexOf("--date");
  const date = at < 0 ? today : (words[at + 1] ?? "");
  if (date.length !== today.length || !isWrittenTime(date)) throw new ReviewError("reviewedDate", { date });
  if (date > today) throw new ReviewError("reviewedDateLater", { date });
  const names = words.filter((_word, index) => at < 0 || (index !== at && index !== at + 1));
  const unknown = names.find((word) => word.startsWith("-"));
  if (unknown !== undefined) throw new ReviewError("reviewedOption", { option: unknown });
  return { files: names.map((word) => legalPath(root, word)), date };
}

function legalPath(root: string, word: string): string {
  const path = (isAbsolute(word) ? relative(root, word) : word).replaceAll("\\", "/").replace(/^\.\//, "");
  return path.includes("/") ? path : `content/es/legal/${path.replace(/\.md$/, "")}.md`;
}
