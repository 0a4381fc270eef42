import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Issue } from "#app/content/issues.ts";
import { formatIssue } from "#scripts/check/reporters/terminal.ts";

const readme = readFileSync("README.md", "utf8");
const {
  scripts,
  dependencies,
  devDependencies,
  optionalDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readFileSync("package.json", "utf8"));

/** What stands between back ticks: paths, commands, names. */
function codeWords(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = ""]) => word);
}

test.each(["README.md", "content/LEEME.md", "locales/LEEME.md"])("%s names only files that exist", (file) => {
  const paths = codeWords(readFileSync(file, "utf8"))
    .filter((word) => /^(?:app|content|locales|scripts|tests|public|supabase)\/[\w./-]*$/.test(word))
    // Files that the text tells people to make.
    .filter((word) => !/nuevo|nueva|mi-|\/(?:fr|de|ca)\b|historia-3|terraza/.test(word));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test("README names only commands that exist", () => {
  const commands = codeWords(readme).flatMap((word) => /^npm run ([\w:-]+)/.exec(word)?.[1] ?? []);
  expect(commands.length).toBeGreaterThan(4);
  expect(commands.filter((command) => !(command in (scripts ?? {})))).toEqual([]);
});

test("README gives a reason for every dependency", () => {
  const table = readme.slice(readme.indexOf("## Dependencies"), readme.indexOf("## Decisions"));
  const missing = Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !name.startsWith("@types/"))
    .filter((name) => !table.includes(name));
  expect(missing).toEqual([]);
  expect(Object.keys(optionalDependencies ?? {}).every((name) => name.startsWith("node-"))).toBe(true);
});

test("every version is pinned", () => {
  const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test("the message that content/LEEME.md explains is the one that the check prints", () => {
  const issue: Issue = {
    file: "content/es/blog/mi-articulo.md",
    line: 7,
    column: 10,
    code: "picture-missing",
    values: { picture: "exteriors/terrasa.jpg", suggestion: "exteriors/terraza.jpg" },
  };
  expect(readFileSync("content/LEEME.md", "utf8")).toContain(formatIssue(issue));
});
