import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFiles } from "#tests/site/built-site.ts";
import { copyProject, type ProjectCopy } from "#tests/site/copy-project.ts";

/**
 * A build uses what earlier ones kept. Whatever is there, it writes what one without a cache writes. The tests go on from
 * each other: every build that one of them would make for itself takes seconds.
 */

const post = "content/es/blog/cuentas-claras.md";
/** Everything that builds keep, but for pictures, which all copies share. */
const kinds = ["bodies", "bundle", "compression", "notes", "pages"];

/** That of all builds, of which they keep a note. */
const moment = String(Math.floor(Date.now() / 1000));

let copy: ProjectCopy;
let cold: readonly string[];
let original: string;

beforeAll(() => {
  copy = copyProject({ content: "fixture" });
  build();
  cold = copy.listBuild();
});

afterAll(() => {
  copy.remove();
});

function build(): void {
  const { ok, output } = copy.build({ SOURCE_DATE_EPOCH: moment });
  expect(ok, output).toBe(true);
}

const folderOf = (kind: string) => join(copy.root, ".cache", kind);
const cachedFiles = (kind: string) => (existsSync(folderOf(kind)) ? listFiles(folderOf(kind)).sort() : []);

test("builds keep what they can use again", () => {
  for (const kind of kinds) expect([kind, cachedFiles(kind).length > 0]).toEqual([kind, true]);
});

test("an unchanged site is built of the cache, with the same bytes", () => {
  const pages = cachedFiles("pages");
  const written = statSync(join(folderOf("bundle"), cachedFiles("bundle")[0] ?? "")).mtimeMs;
  build();
  expect(copy.listBuild()).toEqual(cold);
  expect(cachedFiles("pages")).toEqual(pages);
  expect(statSync(join(folderOf("bundle"), cachedFiles("bundle")[0] ?? "")).mtimeMs).toBe(written);
});

test("a changed word makes its page anew and no other, and what nobody uses any more is deleted", () => {
  original = readFileSync(join(copy.root, post), "utf8");
  const before = cachedFiles("pages");
  writeFileSync(join(copy.root, post), `${original.trimEnd()} Cambiada.\n`);
  build();
  const after = cachedFiles("pages");
  expect(after.filter((name) => !before.includes(name))).toHaveLength(1);
  expect(before.filter((name) => !after.includes(name))).toHaveLength(1);
  expect(readFileSync(join(copy.root, "build/client/blog/cuentas-claras.html"), "utf8")).toContain("Cambiada.");
  const changed = copy.listBuild().filter((file) => !cold.includes(file));
  // The feed holds the words of all articles.
  const article = ["data", "html"].map((end) => `client/blog/cuentas-claras.${end}`);
  expect(changed.map((file) => file.replace(/ .*/, "")).sort()).toEqual(
    ["client/atom.xml", ...article].flatMap((file) => [file, `${file}.br`, `${file}.gz`]),
  );
});

test("after the word is taken back, a cache whose files are damaged, cut off or empty is not trusted", () => {
  writeFileSync(join(copy.root, post), original);
  const damages = [damaged, (bytes: Buffer) => bytes.subarray(0, 200), () => Buffer.alloc(0)];
  for (const kind of kinds) {
    for (const [index, name] of cachedFiles(kind).entries()) {
      const file = join(folderOf(kind), name);
      const damage = damages[index % damages.length] ?? damaged;
      writeFileSync(file, damage(readFileSync(file)));
    }
  }
  build();
  expect(copy.listBuild()).toEqual(cold);
});

test("builds that are killed while bundles or pages are written leave nothing wrong behind", async () => {
  for (const kind of kinds) rmSync(folderOf(kind), { recursive: true, force: true });
  for (const kind of ["bundle", "pages"]) {
    await killWhileWriting(kind);
    expect(copy.listBuild()).toEqual(cold);
  }
  build();
  expect(copy.listBuild()).toEqual(cold);
  expect(readdirSync(copy.root).filter((name) => name.startsWith(".build-"))).toEqual([]);
});

/** Starts a build and kills it as soon as the cache has a file of this kind. */
async function killWhileWriting(kind: string): Promise<void> {
  const child = spawn(process.execPath, ["scripts/build.ts"], {
    cwd: copy.root,
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  });
  const ended = new Promise((resolve) => child.on("close", resolve));
  while (cachedFiles(kind).length === 0 && child.exitCode === null) await pause(5);
  expect(child.exitCode).toBeNull();
  child.kill("SIGKILL");
  await ended;
}

/** Changes a byte in the middle. */
function damaged(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.length / 2);
  return Buffer.concat([
    bytes.subarray(0, middle),
    Buffer.from([(bytes[middle] ?? 0) ^ 1]),
    bytes.subarray(middle + 1),
  ]);
}
