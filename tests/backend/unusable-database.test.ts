import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#scripts/services/database/open-database.ts";
import { t } from "#scripts/services/local-texts.ts";
import { copyMigrations } from "./copy-migrations.ts";
import { makeDataFolder } from "./make-data-folder.ts";
import { siteClient } from "./site-client.ts";
import { startBackend } from "./start-backend.ts";

const threads = vi.hoisted(() => [] as Worker[]);

vi.mock("node:worker_threads", async (original) => {
  const module = await original<typeof import("node:worker_threads")>();
  class Worker extends module.Worker {
    constructor(...options: ConstructorParameters<typeof module.Worker>) {
      super(...options);
      threads.push(this);
    }
  }
  return { ...module, Worker };
});

test("a database that cannot be made answers 503, says why on the terminal only, and is tried again", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  const { dataDir, remove } = makeDataFolder({ isEmpty: true });
  onTestFinished(remove);
  const { migrationsFolder, added } = copyMigrations(dataDir, "create tabel secret_plans ();");
  const backend = await startBackend({ migrationsFolder });
  onTestFinished(() => backend.stop());

  const { status, error } = await siteClient(backend.url, "10.0.0.1").from("emails").insert({ email: "ana@correo.es" });
  expect([status, error?.code]).toEqual([503, "PGRST000"]);
  expect(JSON.stringify(error)).not.toMatch(/tabel|secret/);
  expect(String(complaint.mock.calls[0]?.[0])).toContain('syntax error at or near "tabel"');

  // Messages need no database, so they are shown all the same.
  const page = await fetch(`${backend.url}/_local/`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain(t("local.noMessages"));
  expect(html).toContain(t("local.databaseFailed"));

  writeFileSync(added, "create table plans ();");
  const again = await siteClient(backend.url, "10.0.0.1").from("emails").insert({ email: "ana@correo.es" });
  expect(again.status).toBe(201);
});

test("a thread that ends by itself fails what waits for it, and unlocks the data folder", async () => {
  const { dataDir, remove } = makeDataFolder();
  onTestFinished(remove);
  const onLost = vi.fn();
  const options = { dataDir, migrationsFolder: join(inject("projectFolder"), "supabase", "migrations"), onLost };
  const caller = { role: "service_role", method: "GET", path: "/", headers: new Headers() } as const;
  const database = await openDatabase(options);
  const sleeping = database.runAs(caller, ({ query }) => query("select pg_sleep(600)"));
  const waiting = database.runAs(caller, ({ query }) => query("select 1"));
  await Promise.all([
    expect(sleeping).rejects.toThrow("The thread of the database has ended."),
    expect(waiting).rejects.toThrow(),
    threads.at(-1)?.terminate(),
  ]);
  expect(onLost).toHaveBeenCalledOnce();
  // The lock is free.
  const next = await openDatabase(options);
  await expect(next.runAs(caller, ({ query }) => query("select 1 as one"))).resolves.toEqual({ rows: [{ one: 1 }] });
  await next.close();
  expect(onLost).toHaveBeenCalledOnce();
});
