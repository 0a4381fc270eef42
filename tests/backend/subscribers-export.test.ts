import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "#scripts/backend/database/open-database.ts";
import { message } from "#scripts/cli/messages.ts";
import { close } from "#scripts/server/port.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { runAs, runAsOwner } from "./database-session.ts";
import { makeDataFolder } from "./make-data-folder.ts";
import { publicKey, secretKey } from "./site-keys.ts";
import { startBackend } from "./start-backend.ts";

const { dataDir, remove } = makeDataFolder();
afterAll(remove);

const migrationsFolder = join(inject("projectFolder"), "supabase", "migrations");

/** Runs work on the database of these tests, which is open for no longer. */
async function withDatabase(work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ dataDir, migrationsFolder });
  await work(database);
  await database.close();
}

beforeAll(async () => {
  await withDatabase(async (database) => {
    for (const name of ["ana", "inés", "luz"]) {
      await runAs(database, "anon", "insert into public.emails (email) values ($1)", [`${name}@correo.es`]);
    }
    // From before there was a rule against it.
    await runAsOwner(database, "insert into private.subscribers (email) values ('=1+1@correo.es')");
    await runAsOwner(database, "update private.subscribers set confirmed_at = now() where email not like 'luz%'");
  });
});

/** Runs the command in the frozen project. */
async function run(words: readonly string[], env: Record<string, string> = {}) {
  const script = join(import.meta.dirname, "../../scripts/subscribers.ts");
  const child = spawn(process.execPath, [script, ...words], {
    cwd: inject("projectFolder"),
    env: { PATH: process.env.PATH, LOCAL_DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, err, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on("close", resolve)),
  ]);
  return { out, err, status };
}

const site = { SITE_URL: "https://www.mod.example" };
const row = (email: string) =>
  new RegExp(
    `^"${email}","\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z","\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z","","https://www\\.mod\\.example/boletin#baja=[0-9a-f]{64}"$`,
  );

test("the confirmed ones of this machine are exported into a file that only its owner reads", async () => {
  const file = join(dataDir, "altas.csv");
  const { out, err, status } = await run(["export", "--file", file], site);
  expect({ out, err, status }).toEqual({
    out: `${message("subscribersWritten", { count: 3, file })}\n`,
    err: "",
    status: 0,
  });
  const lines = readFileSync(file, "utf8").split("\r\n");
  expect(lines).toEqual([
    expect.stringMatching(/^\uFEFF"/),
    expect.stringMatching(row("ana@correo\\.es")),
    expect.stringMatching(row("inés@correo\\.es")),
    expect.stringMatching(row("'=1\\+1@correo\\.es")),
    "",
  ]);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test("without a name the file is in the data folder, which git ignores, and list shows who there is", async () => {
  const file = join(dataDir, "suscripciones.csv");
  const { out, status } = await run(["export"], site);
  expect([out, status]).toEqual([
    `${message("subscribersWritten", { count: 3, file: relative(inject("projectFolder"), file) })}\n`,
    0,
  ]);
  const lines = readFileSync(file, "utf8").trimEnd().split("\r\n");
  expect(lines[0]).toContain(`"${message("subscribersEmail")}"`);
  expect(lines[3]).toMatch(row("'=1\\+1@correo\\.es"));
  expect(lines).toHaveLength(4);
  const list = await run(["list"]);
  expect(list.out).toContain("inés@correo.es");
  expect(list.out).not.toContain("luz@correo.es");
  expect(list.out).toContain(message("subscribersCount", { count: 3 }));
});

test("the hosted ones are exported with the secret key", async () => {
  const hosted = await startBackend({ dataDir });
  onTestFinished(() => hosted.stop());
  const env = { ...site, SUPABASE_URL: `${hosted.url}/`, SUPABASE_SECRET_KEY: secretKey };
  const file = join(dataDir, "supabase.csv");
  expect(await run(["export", "--file", file], env)).toMatchObject({ err: "", status: 0 });
  expect(readFileSync(file, "utf8").split("\r\n")).toHaveLength(5);

  // The same database of this machine is taken meanwhile.
  const busy = await run(["list"]);
  expect([busy.status, busy.out, busy.err]).toEqual([1, "", `${message("subscribersBusy", { pid: process.pid })}\n`]);

  const refused = await run(["list"], { ...env, SUPABASE_SECRET_KEY: publicKey });
  expect([refused.status, refused.out]).toEqual([1, ""]);
  expect(refused.err).toContain("401");
  expect(refused.err).not.toMatch(/\n\s+at |\.\./);
});

test("what says no subscribers is explained in a sentence with one full stop", async () => {
  const server = createServer((_request, response) => response.end("{}"));
  const port = await listenAnywhere(server);
  onTestFinished(() => close(server));
  const answer = await run(["list"], { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_SECRET_KEY: secretKey });
  const said = message("subscribersRefused", { reason: "The database gave no list of subscribers" });
  expect([answer.status, answer.out, answer.err]).toEqual([1, "", `${said}\n`]);
});

test.each([["list"], ["export"]])("where there is no database yet, %s says so and makes none", async (command) => {
  const empty = makeDataFolder({ isEmpty: true });
  onTestFinished(empty.remove);
  for (const folder of [empty.dataDir, join(empty.dataDir, "not", "there")]) {
    const { out, err, status } = await run([command], { LOCAL_DATA_DIR: folder });
    const said = message("subscribersNoDatabase", { folder: join(folder, "db") });
    expect({ out, err, status }).toEqual({ out: "", err: `${said}\n`, status: 0 });
  }
  expect(readdirSync(empty.dataDir)).toEqual([]);
});

test("a data folder that cannot be used is named, not the file of the export", async () => {
  const broken = makeDataFolder();
  onTestFinished(broken.remove);
  const file = join(broken.dataDir, "a file");
  writeFileSync(file, "");
  // Tests may run as root, who may write anywhere: a folder in the place of the lock is refused to everybody.
  mkdirSync(join(broken.dataDir, "db.lock"));
  for (const folder of [file, broken.dataDir]) {
    for (const command of ["list", "export"]) {
      const { out, err, status } = await run([command], { LOCAL_DATA_DIR: folder });
      expect([out, status]).toEqual(["", 1]);
      const [before, after] = message("dataFolderUnusable", { reason: "|" }).split("|");
      expect(err.startsWith(before ?? "")).toBe(true);
      expect(err.endsWith(`${after}\n`)).toBe(true);
      expect(err).not.toMatch(/\.\.|\n\s+at /);
    }
  }
});

test.each(["ready", "PG_VERSION"])(
  "a database without %s is refused with its path, and left as it is",
  async (file) => {
    const damaged = makeDataFolder();
    onTestFinished(damaged.remove);
    const folder = join(damaged.dataDir, "db");
    rmSync(join(folder, file));
    const { out, err, status } = await run(["list"], { LOCAL_DATA_DIR: damaged.dataDir });
    expect({ out, err, status }).toEqual({
      out: "",
      err: `${message("subscribersIncomplete", { folder })}\n`,
      status: 1,
    });
    expect(readdirSync(damaged.dataDir)).toEqual(["db"]);
    expect(existsSync(join(folder, file))).toBe(false);
  },
);

test.each([
  ["nothing", [], {}, 0, message("subscribersUsage")],
  ["a call for help", ["--help"], {}, 0, message("subscribersUsage")],
  ["an unknown command", ["exporta"], {}, 1, message("subscribersCommandUnknown", { word: "exporta" })],
  ["an unknown option", ["export", "--all"], {}, 1, message("subscribersOptionUnknown", { word: "--all" })],
  ["half of the settings", ["list"], { SUPABASE_URL: "https://a.example" }, 1, message("subscribersSettings")],
  [
    "a server that there is not",
    ["list"],
    { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_SECRET_KEY: "x" },
    1,
    "Supabase",
  ],
  ["a file that cannot be written", ["export", "--file", "/nada/altas.csv"], {}, 1, "/nada/altas.csv"],
])("%s is answered with a sentence", async (_kind, words, env, status, said) => {
  const answer = await run(words, env);
  expect(answer.status).toBe(status);
  expect(answer.out + answer.err).toContain(said);
  expect(answer.err).not.toMatch(/\n\s+at /);
});
