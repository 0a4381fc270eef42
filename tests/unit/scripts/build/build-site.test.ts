import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Issue } from "#app/content/issues.ts";
import { buildSite } from "#scripts/build/build-site.ts";
import { describeIssues } from "#scripts/check/reporters/describe-issues.ts";
import { issueLines } from "#scripts/check/reporters/terminal.ts";
import { message } from "#scripts/terminal/messages.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { makeOnline } from "#tests/unit/scripts/check/make-online.ts";
import { reviewLegalTexts } from "#tests/unit/scripts/check/review-legal-texts.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const realSettings = [
  "VITE_SUPABASE_URL=https://abcdefghijklm.supabase.co",
  "VITE_SUPABASE_KEY=sb_publishable_abc123",
  "VITE_MAIL_KEY=kX3s9dA",
  "VITE_MAIL_SERVICE=service_9f2k",
  "VITE_MAIL_TEMPLATE=template_7h1m",
  "VITE_MAIL_URL=https://api.emailjs.com",
  "",
].join("\n");

/** Builds the site in a folder, where the old build must stay as it was. Returns the lines that are printed. */
async function failingBuild(root: string, production = false): Promise<string[]> {
  writeFiles(root, { "build/client/index.html": "la de antes" });
  // Facts of pictures are kept for the next build.
  const entries = () =>
    readdirSync(root)
      .filter((name) => name !== ".cache")
      .sort();
  const before = entries();
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  const makeSite = vi.fn(async () => true);
  expect(await buildSite({ root, production, makeSite })).toBe(false);
  expect(makeSite).not.toHaveBeenCalled();
  expect(entries()).toEqual(before);
  expect(readFileSync(join(root, "build/client/index.html"), "utf8")).toBe("la de antes");
  // Of each issue its first line, and no titles.
  const titles = [message("checkErrors"), message("checkWarnings"), message("checkToDo")];
  return error.mock.calls.map(([text]) => String(text).split("\n")[0] ?? "").filter((line) => !titles.includes(line));
}

test("a broken content file is named and leaves the old build as it was", async () => {
  const lines = await failingBuild(copyFixtureSite({ "content/es/blog/roto.md": "---\ntitle: a\n" }));
  expect(lines).toEqual([
    expect.stringMatching(/^content\/es\/blog\/roto\.md:1:1 {2}error {2}front-matter-missing {2}/),
    message("checkFailed", { errors: 1, warnings: 0 }),
  ]);
});

test("a locale file without a comma is named and leaves the old build as it was", async () => {
  const lines = await failingBuild(copyFixtureSite({ "locales/es.json": '{\n  "language": {}\n  "nav": {}\n}\n' }));
  expect(lines).toEqual([
    expect.stringMatching(/^locales\/es\.json:2:17 {2}error {2}locale-syntax {2}.*falta una coma/),
  ]);
});

test("a site that goes online may hold no example, and each one is named", async () => {
  const root = copyFixtureSite({ ".env": realSettings });
  makeOnline(root);
  const facts = readFileSync(join(root, "content/site.yaml"), "utf8");
  writeFiles(root, {
    "content/site.yaml": facts
      .replace("https://linkedin.com/lum", "https://linkedin.example/lum")
      .replace("B76365253", "B00000000"),
  });
  reviewLegalTexts(root);
  const example = (line: number, column: number, field: string, text: string) => {
    const issue: Issue = { file: "content/site.yaml", line, column, code: "example-value", values: { field, text } };
    const plain = { width: 80, paint: (_format: string, words: string) => words };
    return describeIssues([issue], root).flatMap((described) => issueLines(described, plain))[0];
  };
  expect(await failingBuild(root, true)).toEqual([
    message("checkToDoFile", { file: "content/site.yaml", count: 2 }),
    example(23, 10, "social[2].url", "https://linkedin.example/lum"),
    example(31, 8, "empresa.nif", "B00000000"),
    message("checkNotReady", { errors: 2, files: 1, warnings: 0 }),
  ]);
});

test("a secret key stops the build of any site, and is not repeated", async () => {
  const lines = await failingBuild(copyFixtureSite({ ".env.local": "VITE_SUPABASE_KEY=sb_secret_abc123\n" }));
  expect(lines).toEqual([
    expect.stringMatching(/^\.env\.local:1:1 {2}error {2}setting-secret {2}/),
    message("checkFailed", { errors: 1, warnings: 0 }),
  ]);
  expect(lines.join()).not.toContain("abc123");
});
