import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { lockData } from "#scripts/services/data-lock.ts";
import { t } from "#scripts/services/local-texts.ts";
import { openMailbox } from "#scripts/services/mailbox.ts";
import { message } from "#scripts/terminal/messages.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";
import { makeDataFolder } from "./make-data-folder.ts";
import { emailKeys, siteClient } from "./site-client.ts";
import { startBackend } from "./start-backend.ts";

const { dataDir, remove } = makeDataFolder();
afterAll(remove);

/** Starts a backend in a process of its own. */
async function start() {
  const script = join(import.meta.dirname, "serve-backend.ts");
  const child = spawn(process.execPath, [script, inject("projectFolder"), dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [port] = await once(createInterface(child.stdout), "line");
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    async kill() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

let clients = 0;
async function signUp(url: string, email: string): Promise<number> {
  clients += 1;
  const client = siteClient(url, `10.${Math.floor(clients / 250)}.${clients % 250}.1`);
  return (await client.from("emails").insert({ email })).status;
}

async function sendMessage(url: string, name: string): Promise<number> {
  const template_params = { from_name: name, from_email: "ana@correo.es", message: "Hola a todos" };
  const response = await fetch(`${url}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...emailKeys, template_params }),
  });
  return response.status;
}

/** Runs `act` for one name after the other until it fails; the list holds the names that were acknowledged. */
function untilDeath(prefix: string, act: (name: string) => Promise<boolean>) {
  const done: string[] = [];
  async function run(): Promise<void> {
    for (let count = 0; await act(`${prefix}-${count}`).catch(() => false); count += 1) done.push(`${prefix}-${count}`);
  }
  return { done, ended: run() };
}

test("killed while it writes, it has kept everything that it acknowledged, and a waiting process gets the data", async () => {
  const first = await start();
  expect(await signUp(first.url, "antes@correo.es")).toBe(201);
  const second = await startBackend({ dataDir });
  // Both wait for a moment before they give up.
  const [refused, page] = await Promise.all([signUp(second.url, "luego@correo.es"), second.localPage()]);
  expect([refused, page]).toEqual([503, expect.stringContaining(t("local.databaseBusy"))]);
  // Messages need no database.
  expect(await sendMessage(second.url, "segunda")).toBe(200);

  const writers = ["a", "b"].map((prefix) =>
    untilDeath(prefix, async (name) => (await signUp(first.url, `${name}@correo.es`)) === 201),
  );
  const letters = untilDeath("carta", async (name) => (await sendMessage(first.url, name)) === 200);
  const isBusy = () => [...writers, letters].every(({ done }) => done.length >= 4);
  await expect.poll(isBusy, { timeout: 60_000, interval: 5 }).toBe(true);
  await first.kill();
  await Promise.all([...writers, letters].map(({ ended }) => ended));

  expect(await signUp(second.url, "luego@correo.es")).toBe(201);
  expect(await signUp(second.url, "ANTES@correo.es")).toBe(201);
  const html = await second.localPage();
  for (const name of ["antes", "luego", ...writers.flatMap(({ done }) => done)])
    expect(html).toContain(`<td>${name}@correo.es</td>`);
  await second.stop();
  const subjects = (await openMailbox(join(dataDir, "mailbox")).list(10_000)).map(({ subject }) => subject);
  const names = ["segunda", ...letters.done];
  expect(subjects).toEqual(expect.arrayContaining(names.map((name) => t("local.mail.subject", { name }))));
});

test("a message that a killed process has not finished is not shown", async () => {
  const folder = join(dataDir, "left");
  writeFiles(folder, { "20260101T000000000Z-1.eml.part": "From" });
  const mailbox = openMailbox(folder);
  await mailbox.add({ from: "a@correo.es", to: "b@correo.es", text: "Hola" });
  expect((await mailbox.list(10)).map(({ text }) => text.trim())).toEqual(["Hola"]);
});

test("a database that is not whole is neither used nor replaced, and the terminal names the copy to make first", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const folder = join(dataDir, "db");
  rmSync(join(folder, "PG_VERSION"));
  const before = readdirSync(folder);
  const backend = await startBackend({ dataDir });
  expect(await signUp(backend.url, "nueva@correo.es")).toBe(503);
  expect(await backend.localPage()).toContain(t("local.databaseFailed"));
  const { functions } = siteClient(backend.url, "10.200.0.1");
  const { error } = await functions.invoke("newsletter", { body: { action: "confirm", token: "x" } });
  expect(error.context.status).toBe(503);
  await backend.stop();
  expect(readdirSync(folder)).toEqual(before);
  const said = message("databaseUnusable", { folder, reason: message("databaseIncomplete") });
  const ofFunction = expect.stringMatching(/^The newsletter cannot reach its database: [^\n]*$/);
  expect(complaint.mock.calls).toEqual([[said], [said], [said], [ofFunction]]);
  expect(said).toContain("haz una copia de esa carpeta");
});

test("a migration that fails answers 503 without its words, and is tried again with the next call", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  writeFileSync(join(dataDir, "db", "PG_VERSION"), "18\n");
  const migrationsFolder = join(dataDir, "migrations");
  cpSync("supabase/migrations", migrationsFolder, { recursive: true });
  const added = join(migrationsFolder, "29990101000000_added.sql");
  // Without its grant the public key may not sign up: the local backend knows no rule of its own.
  writeFileSync(added, "revoke insert (email) on table public.emails from anon; create tabel secret_plans ();");
  const backend = await startBackend({ dataDir, migrationsFolder });
  onTestFinished(() => backend.stop());
  const emails = siteClient(backend.url, "10.200.0.1").from("emails");
  const failed = await emails.insert({ email: "ana@correo.es" });
  expect([failed.status, failed.error?.code]).toEqual([503, "PGRST000"]);
  expect(JSON.stringify(failed.error)).not.toMatch(/tabel|secret/);
  expect(String(complaint.mock.calls[0]?.[0])).toContain('syntax error at or near "tabel"');

  writeFileSync(added, readFileSync(added, "utf8").replace("tabel", "table"));
  const denied = await emails.insert({ email: "ana@correo.es" });
  expect([denied.status, denied.error?.code]).toEqual([401, "42501"]);
});

test("the lock is one process's and waits for a moment: the development server restarts", async () => {
  const file = join(dataDir, "lock");
  const unlock = await lockData(file);
  const next = lockData(file);
  await wait(200);
  unlock();
  (await next)();
});
