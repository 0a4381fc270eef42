import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { siteClient } from "./site-client.ts";
import { secretKey } from "./site-keys.ts";
import { type RunningBackend, startBackend } from "./start-backend.ts";

// What blocks this thread blocks the pages, and PostgreSQL does: it has to run in a thread of its own.
vi.mock("@electric-sql/pglite", () => {
  throw new Error("PostgreSQL is loaded by the thread that answers requests.");
});

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

function signUp(email: string, ip: string) {
  return siteClient(backend.url, ip).from("emails").insert({ email });
}

async function storedLike(pattern: string): Promise<string[]> {
  const { data } = await siteClient(backend.url, "10.9.9.9", secretKey).from("emails").select("email");
  return (data ?? []).map(({ email }) => String(email)).filter((email) => email.startsWith(pattern));
}

test("fifty sign-ups at once, every second one twice: one row each and no error", async () => {
  const emails = Array.from({ length: 50 }, (_, index) => `lista-${Math.floor(index / 2)}@correo.es`);
  const results = await Promise.all(
    emails.map((email, index) => signUp(index % 2 ? email.toUpperCase() : email, `10.0.0.${index}`)),
  );
  expect(results.map(({ status, error }) => ({ status, error }))).toEqual(
    emails.map(() => ({ status: 201, error: null })),
  );
  expect((await storedLike("lista-")).sort()).toEqual([...new Set(emails)].sort());
});

test("the eleventh sign-up of a client within ten minutes answers 429, another client is let in", async () => {
  const results = [];
  for (let count = 1; count <= 11; count += 1) results.push(await signUp(`limite-${count}@correo.es`, "10.1.1.1"));
  expect(results.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(results[10]).toMatchObject({ status: 429, error: { message: "" } });
  expect((await signUp("limite-otra@correo.es", "10.1.1.2")).status).toBe(201);
  expect(await storedLike("limite-")).toHaveLength(11);
});

test("thirty sign-ups of one client at once: ten get in", async () => {
  const results = await Promise.all(
    Array.from({ length: 30 }, (_, index) => signUp(`tropel-${index}@correo.es`, "10.2.2.2")),
  );
  const statuses = Map.groupBy(results, ({ status }) => status);
  expect([...statuses].map(([status, { length }]) => [status, length]).sort()).toEqual([
    [201, 10],
    [429, 20],
  ]);
  expect(await storedLike("tropel-")).toHaveLength(10);
});
