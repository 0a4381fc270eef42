import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { isBuildCurrent, readBuildRecord, writeBuildRecord } from "#scripts/build/build-record.ts";
import { buildSite } from "#scripts/build/build-site.ts";
import { message } from "#scripts/terminal/messages.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

const earlier = { "build/client/index.html": "la de antes" };
const workFolders = (root: string) => readdirSync(root).filter((name) => name.startsWith(".build-"));

interface FailingBuild {
  readonly production?: boolean;
  /** Ends the build after its first file; without it the gate has to. */
  readonly end?: () => Promise<boolean>;
}

/**
 * Runs a build that has to leave the earlier one and nothing of its own. Returns the first line of each thing it says.
 */
async function failingBuild(root: string, { production = false, end }: FailingBuild): Promise<string[]> {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const makeSite = vi.fn(async (_site: unknown, folder: string) => {
    writeFiles(join(root, folder), { "client/index.html": "la nueva" });
    return end ? end() : true;
  });
  expect(await buildSite({ root, production, makeSite })).toBe(false);
  expect(makeSite).toHaveBeenCalledTimes(end ? 1 : 0);
  expect(workFolders(root)).toEqual([]);
  expect(readFileSync(join(root, "build/client/index.html"), "utf8")).toBe("la de antes");
  return error.mock.calls.map(([text]) => String(text).split("\n")[0] ?? "");
}

test("mistakes and examples of a site that goes online are named, secrets are not repeated, and nothing is built", async () => {
  const mistakes = {
    "content/es/blog/roto.md": "---\ntitle: a\n",
    ".env.local": "VITE_SUPABASE_KEY=sb_secret_abc123\n",
  };
  const lines = await failingBuild(copyFixtureSite({ ...earlier, ...mistakes }), { production: true });
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\.env\.local:1:1 {2}error {2}setting-secret {2}/),
      expect.stringMatching(/^content\/es\/blog\/roto\.md:1:1 {2}error {2}front-matter-missing {2}/),
      expect.stringContaining("B11111111"),
    ]),
  );
  expect(lines.join()).not.toContain("abc123");
});

test("a trial that ends with an error leaves the earlier build", async () => {
  const end = () => Promise.reject(new Error("ENOSPC: no space left"));
  const lines = await failingBuild(copyFixtureSite(earlier), { end });
  expect(lines.slice(-2)).toEqual(["ENOSPC: no space left", message("buildBroken")]);
});

test("the earlier build stays until the next one is whole, and nothing else is left", async () => {
  const root = copyFixtureSite(earlier);
  vi.spyOn(console, "log").mockImplementation(() => {});
  const builtFiles = () => readdirSync(join(root, "build"), { recursive: true }).toSorted();
  const before = builtFiles();
  const makeSite = async (_site: unknown, folder: string) => {
    writeFiles(join(root, folder), { "client/contacto.html": "" });
    expect(builtFiles()).toEqual(before);
    return true;
  };
  expect(await buildSite({ root, production: false, makeSite })).toBe(true);
  expect(builtFiles()).toEqual(["build.json", "client", join("client", "contacto.html")]);
  expect(workFolders(root)).toEqual([]);
});

/** Replaces React Router: says something and writes into the folder of the build until its process ends. */
const writer = `
const { mkdirSync, writeFileSync } = require("node:fs");
console.log("is writing");
const write = () => { mkdirSync(process.env.SITE_BUILD_DIRECTORY, { recursive: true });
  writeFileSync(process.env.SITE_BUILD_DIRECTORY + "/file", ""); };
write();
setInterval(write, 5);
`;

test("a build that is told to end removes its folder, React Router's process and the remains of killed builds", async () => {
  const root = makeFolder({
    ...earlier,
    "node_modules/@react-router/dev/bin.cjs": writer,
    // No process has so high a number; the other is this one, which still runs.
    ".build-99999999/file": "",
    [`.build-${process.pid}/file`]: "",
  });
  const url = (file: string) => JSON.stringify(new URL(`../../../../scripts/build/${file}`, import.meta.url).href);
  const program = `
    import { openWorkFolder } from ${url("work-folder.ts")};
    import { runReactRouter } from ${url("run-react-router.ts")};
    const root = process.cwd();
    await runReactRouter({ root, now: new Date(), production: false }, openWorkFolder(root).name);`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", program], { cwd: root });
  const [printed] = await once(child.stderr, "data");
  expect(String(printed)).toBe("is writing\n");
  await expect.poll(() => existsSync(join(root, `.build-${child.pid}`))).toBe(true);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([143, null]);
  await pause(100);
  expect(workFolders(root)).toEqual([`.build-${process.pid}`]);
  expect(existsSync(join(root, "build/client/index.html"))).toBe(true);
});

const sources = {
  "app/root.tsx": "",
  "content/es/blog/uno.md": "",
  "package.json": "{}",
};

/** A project whose sources, folders included, date from second 1000 and whose build dates from second 2000. */
function makeProject(): string {
  const root = makeFolder({ ...sources, "build/build.json": "{}", "README.md": "" });
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) utimesSync(join(root, name), 1000, 1000);
  utimesSync(join(root, "build/build.json"), 2000, 2000);
  return root;
}

test.each(Object.keys(sources))("a change in %s makes the build old", (name) => {
  const root = makeProject();
  utimesSync(join(root, name), 2001, 2001);
  expect(isBuildCurrent(root)).toBe(false);
});

test("a deleted article makes the build old", () => {
  const root = makeProject();
  rmSync(join(root, "content/es/blog/uno.md"));
  expect(isBuildCurrent(root)).toBe(false);
});

test("files that the site is not made of do not count", () => {
  const root = makeProject();
  writeFiles(root, { "README.md": "nuevo", "tests/unit/x.test.ts": "nuevo" });
  expect(isBuildCurrent(root)).toBe(true);
});

test("a build says of which moment it is and whether it may go online, and is as old as its start", () => {
  const root = makeProject();
  const record = { moment: new Date("2026-12-01T00:00:00Z"), production: true };
  writeBuildRecord(root, "build", record, new Date(999_000));
  expect(readBuildRecord(root)).toEqual(record);
  expect(isBuildCurrent(root)).toBe(false);
});
