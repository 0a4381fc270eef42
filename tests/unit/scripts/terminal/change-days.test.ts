import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changeDays } from "#scripts/terminal/change-days.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const [older, newer] = ["content/es/pages/home.md", "content/es/blog/año.md"];

/** Makes a repository whose project lies in its folder `web`, with a commit on each of two days. Returns its folder. */
function twoDays(): string {
  const root = makeFolder({ [`web/${older}`]: "uno\n", [`web/${newer}`]: "uno\n", "web/package.json": "{}\n" });
  const run = (day: string, ...words: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...words], {
      cwd: root,
      stdio: "pipe",
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
    });
  run("2025-03-01", "init", "-q");
  run("2025-03-01", "add", ".");
  run("2025-03-01", "commit", "-qm", "Uno");
  writeFileSync(join(root, "web", newer), "dos\n");
  run("2025-04-02", "commit", "-qam", "Dos");
  writeFileSync(join(root, "web", "content/es/blog/nuevo.md"), "tres\n");
  return root;
}

test("each file below a folder has the day of its last commit, named from the project", () => {
  const days = changeDays(join(twoDays(), "web"), "content");
  expect([...days].sort()).toEqual([
    [newer, "2025-04-02"],
    [older, "2025-03-01"],
  ]);
});
