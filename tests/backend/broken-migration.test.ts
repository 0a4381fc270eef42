import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { copyMigrations } from "./copy-migrations.ts";
import { makeDataFolder } from "./make-data-folder.ts";
import { siteClient } from "./site-client.ts";
import { startBackend } from "./start-backend.ts";

test("a database that cannot be made answers 503, says why on the terminal only, and is tried again", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  const { dataDir, remove } = makeDataFolder();
  onTestFinished(remove);
  const migrationsFolder = copyMigrations(dataDir, /^comment on table[^;]*;$/m);
  const broken = join(migrationsFolder, "29990101000000_broken.sql");
  writeFileSync(broken, "create tabel secret_plans ();");
  const backend = await startBackend({ migrationsFolder });
  onTestFinished(() => backend.stop());

  const { status, error } = await siteClient(backend.url, "10.0.0.1").from("emails").insert({ email: "ana@correo.es" });
  expect([status, error?.code]).toEqual([503, "PGRST000"]);
  expect(JSON.stringify(error)).not.toMatch(/tabel|secret/);
  expect(String(complaint.mock.calls[0]?.[0])).toContain('syntax error at or near "tabel"');

  // Messages need no database, so they are shown all the same.
  writeFileSync(broken, "create tabel secret_plans ();");
  const page = await fetch(`${backend.url}/_local/`);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining("Todavía no ha llegado ningún mensaje"),
  ]);

  writeFileSync(broken, "create table plans ();");
  const again = await siteClient(backend.url, "10.0.0.1").from("emails").insert({ email: "ana@correo.es" });
  expect(again.status).toBe(201);
});
