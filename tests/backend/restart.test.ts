import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, inject, onTestFinished, test } from "vitest";
import { openMailbox } from "#scripts/services/email/mailbox.ts";
import { t } from "#scripts/services/local-texts.ts";
import { message } from "#scripts/terminal/messages.ts";
import { makeDataFolder } from "./make-data-folder.ts";
import { siteClient } from "./site-client.ts";
import { emailKeys, secretKey } from "./site-keys.ts";

const { dataDir, remove } = makeDataFolder();
afterAll(remove);

/** Starts a backend in a process of its own. */
async function start() {
  const script = join(import.meta.dirname, "serve-backend.ts");
  const child = spawn(process.execPath, [script, inject("projectFolder"), dataDir], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text));
  onTestFinished(() => void child.kill("SIGKILL"));
  const [port] = await once(createInterface(child.stdout), "line");
  const url = `http://127.0.0.1:${port}`;
  async function kill(): Promise<void> {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
  return { url, pid: child.pid, kill, complaint: () => complaint };
}

let clients = 0;
async function signUp(url: string, email: string): Promise<number> {
  clients += 1;
  const client = siteClient(url, `10.${Math.floor(clients / 250)}.0.${clients % 250}`);
  return (await client.from("emails").insert({ email })).status;
}

async function sendMessage(url: string, name: string): Promise<number> {
  const email = {
    ...emailKeys,
    template_params: { from_name: name, from_email: "ana@correo.es", message: "Hola a todos" },
  };
  const response = await fetch(`${url}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(email),
  });
  return response.status;
}

/** Runs `act` for one name after the other until it fails; the list holds the names that were acknowledged. */
function untilDeath(prefix: string, act: (name: string) => Promise<boolean>) {
  const done: string[] = [];
  async function run(): Promise<void> {
    for (let count = 0; ; count += 1) {
      const name = `${prefix}-${count}`;
      const isDone = await act(name).catch(() => false);
      if (!isDone) return;
      done.push(name);
    }
  }
  return { done, ended: run() };
}

async function storedEmails(url: string): Promise<string[]> {
  const { data, error } = await siteClient(url, "10.99.0.1", secretKey).from("emails").select("email");
  expect(error).toBeNull();
  return (data ?? []).map(({ email }) => String(email));
}

test("killed while it writes, it has kept everything that it acknowledged", async () => {
  const first = await start();
  expect(await signUp(first.url, "antes@correo.es")).toBe(201);
  const writers = ["a", "b", "c"].map((prefix) =>
    untilDeath(prefix, async (name) => (await signUp(first.url, `${name}@correo.es`)) === 201),
  );
  const letters = untilDeath("carta", async (name) => (await sendMessage(first.url, name)) === 200);
  const isBusy = () => writers.every(({ done }) => done.length >= 10) && letters.done.length >= 10;
  await expect.poll(isBusy, { timeout: 150_000, interval: 5 }).toBe(true);
  await first.kill();
  await Promise.all([...writers, letters].map(({ ended }) => ended));

  const second = await start();
  const emails = await storedEmails(second.url);
  const names = ["antes", ...writers.flatMap(({ done }) => done)];
  expect(emails).toEqual(expect.arrayContaining(names.map((name) => `${name}@correo.es`)));
  // And it goes on where it was.
  expect(await signUp(second.url, "ANTES@correo.es")).toBe(201);
  expect(await signUp(second.url, "despues@correo.es")).toBe(201);
  expect(await storedEmails(second.url)).toHaveLength(emails.length + 1);
  await second.kill();

  const messages = await openMailbox(join(dataDir, "mailbox")).list(10_000);
  const subjects = messages.map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining(letters.done.map((name) => t("local.mail.subject", { name }))));
});

test.each(["ready", "PG_VERSION"])(
  "a database that has lost its %s is set aside with its rows, not deleted",
  async (file) => {
    const first = await start();
    expect(await signUp(first.url, `${file.toLowerCase()}@correo.es`)).toBe(201);
    await first.kill();
    rmSync(join(dataDir, "db", file));

    const second = await start();
    expect(await storedEmails(second.url)).toEqual([]);
    const folder = join(dataDir, "db");
    const kept = `${folder}.incomplete-1`;
    expect(second.complaint()).toBe(`${message("databaseSetAside", { folder, kept })}\n`);
    await second.kill();
    // As the words on the terminal say how to get it back.
    for (const lost of ["ready", "PG_VERSION"]) cpSync(join(folder, lost), join(kept, lost));
    rmSync(folder, { recursive: true });
    renameSync(kept, folder);
    const third = await start();
    expect(await storedEmails(third.url)).toContain(`${file.toLowerCase()}@correo.es`);
    await third.kill();
  },
);

test("a second process gets a clear answer, and the data when the first is gone", async () => {
  const first = await start();
  expect(await signUp(first.url, "uno@correo.es")).toBe(201);
  const second = await start();
  expect(await signUp(second.url, "dos@correo.es")).toBe(503);
  const page = await fetch(`${second.url}/_local/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(t("local.databaseBusy", { pid: first.pid }));
  // Messages need no database.
  expect(await sendMessage(second.url, "segunda")).toBe(200);
  await first.kill();
  expect(await signUp(second.url, "dos@correo.es")).toBe(201);
  expect(await storedEmails(second.url)).toEqual(expect.arrayContaining(["uno@correo.es", "dos@correo.es"]));
  await second.kill();
});

test("a deleted folder is made anew, also by a process after one that was killed while making it", async () => {
  rmSync(dataDir, { recursive: true });
  const first = await start();
  const lost = signUp(first.url, "perdida@correo.es");
  // The database is being made: its folder is there, and not yet marked as complete.
  await expect.poll(() => existsSync(join(dataDir, "db", "PG_VERSION")), { timeout: 150_000 }).toBe(true);
  await first.kill();
  expect(await lost).toBe(0);
  expect(existsSync(join(dataDir, "db", "ready"))).toBe(false);

  const second = await start();
  expect(await storedEmails(second.url)).toEqual([]);
  const folder = join(dataDir, "db");
  expect(second.complaint()).toBe(`${message("databaseSetAside", { folder, kept: `${folder}.incomplete-1` })}\n`);
  expect(await signUp(second.url, "primera@correo.es")).toBe(201);
  await second.kill();
});
