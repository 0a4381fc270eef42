import { expect, onTestFinished, test } from "vitest";
import { copyMigrations } from "./copy-migrations.ts";
import { makeDataFolder } from "./make-data-folder.ts";
import { siteClient } from "./site-client.ts";
import { startBackend } from "./start-backend.ts";

test("without its grant the public key may not sign up: the handler knows no rule of its own", async () => {
  const { dataDir, remove } = makeDataFolder({ isEmpty: true });
  onTestFinished(remove);
  const sql = "revoke insert (email) on table public.emails from anon, authenticated;";
  const backend = await startBackend({ migrationsFolder: copyMigrations(dataDir, sql).migrationsFolder });
  onTestFinished(() => backend.stop());
  const { status, error } = await siteClient(backend.url, "10.0.0.1").from("emails").insert({ email: "ana@correo.es" });
  expect({ status, code: error?.code, message: error?.message }).toEqual({
    status: 401,
    code: "42501",
    message: "permission denied for view emails",
  });
});
