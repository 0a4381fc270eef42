import { spawnSync } from "node:child_process";

/**
 * Returns the day of the last commit of each file below a folder of a project, YYYY-MM-DD, by its path from the project's
 * root. Where there is no git, no repository or only the end of its history, nothing is known: in a clone that was cut
 * off every file seems to be of the same day.
 */
export function changeDays(root: string, folder: string): ReadonlyMap<string, string> {
  const run = (...words: string[]) => spawnSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
  const days = new Map<string, string>();
  if (run("rev-parse", "--is-shallow-repository").stdout?.trim() !== "false") return days;
  // A line with a mark that no path has for each commit, the newest first, and a line for each of its files.
  const log = run("-c", "core.quotePath=false", "log", "--format=//%cs", "--name-only", "--relative", "--", folder);
  let day = "";
  for (const line of log.status === 0 ? log.stdout.split("\n") : []) {
    if (line.startsWith("//")) day = line.slice(2);
    else if (line !== "" && !days.has(line)) days.set(line, day);
  }
  return days;
}
