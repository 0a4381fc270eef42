import { afterAll, beforeAll, expect, test } from "vitest";
import { copyMigrations } from "./copy-migrations.ts";
import { makeDataFolder } from "./make-data-folder.ts";
import { siteClient } from "./site-client.ts";
import { type RunningBackend, startBackend } from "./start-backend.ts";

const { dataDir, remove } = makeDataFolder();
let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend({ migrationsFolder: copyMigrations(dataDir, /^grant insert \(email\).*;$/m) });
});
afterAll(async () => {
  await backend.stop();
  remove();
});

test("without its grant the public key may not sign up: the handler knows no rule of its own", async () => {
  const { status, error } = await siteClient(backend.url, "10.0.0.1").from("emails").insert({ email: "ana@correo.es" });
  expect({ status, code: error?.code, message: error?.message }).toEqual({
    status: 401,
    code: "42501",
    message: "permission denied for table emails",
  });
});
