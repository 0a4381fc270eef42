import { createHmac, randomBytes } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase, type Transaction } from "#scripts/services/database/open-database.ts";
import { clientCases } from "./client-addresses.ts";
import { makeDataFolder } from "./make-data-folder.ts";

const { dataDir, remove } = makeDataFolder();
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ dataDir, migrationsFolder: join(inject("projectFolder"), "supabase", "migrations") });
});
afterAll(async () => {
  await database.close();
  remove();
});

/** Runs statements as the owner of the database, in a request with these headers. */
function asOwner<Result>(work: (transaction: Transaction) => Promise<Result>, headers: Record<string, string> = {}) {
  const caller = { role: "service_role", method: "POST", path: "/", headers: new Headers(headers) } as const;
  return database.runAs(caller, async (transaction) => {
    await transaction.query("set local role postgres");
    return work(transaction);
  });
}

async function value(sql: string, values: unknown[] = [], headers: Record<string, string> = {}): Promise<unknown> {
  const { rows } = await asOwner(({ query }) => query<{ value: unknown }>(`select ${sql} as value`, values), headers);
  return rows[0]?.value;
}

function hit(name: string, client: string, maxHits = 1, seconds = 60): Promise<unknown> {
  return value("public.hit_rate_limit($1, $2, $3, $4)", [name, client, maxHits, seconds]);
}

test.each(clientCases)("$name: the database counts it as the functions do", async ({ headers, client }) => {
  // A `Headers` object would trim what PostgREST passes on as it is.
  const setting = JSON.stringify(headers);
  const found = await asOwner(async ({ query }) => {
    await query("select set_config('request.headers', $1, true)", [setting]);
    return query<{ client: string | null }>("select private.client_address() as client");
  });
  expect(found.rows).toEqual([{ client: client ?? null }]);
});

test.each([1, 32, 63, 64, 65, 200])("the keyed hash is that of node:crypto, with a key of %i bytes", async (length) => {
  const key = randomBytes(length);
  for (const message of ["", "203.0.113.7", "ñ".repeat(1000)]) {
    const hash = await value("encode(private.hmac_sha256(convert_to($1, 'UTF8'), decode($2, 'hex')), 'hex')", [
      message,
      key.toString("hex"),
    ]);
    expect(hash).toBe(createHmac("sha256", key).update(message).digest("hex"));
  }
});

test("the key is random, 32 bytes long and no other database's", async () => {
  const key = await value("(select encode(key, 'hex') from private.rate_limit_key)");
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  const other = makeDataFolder({ isEmpty: true });
  const second = await openDatabase({
    dataDir: other.dataDir,
    migrationsFolder: join(inject("projectFolder"), "supabase", "migrations"),
  });
  const caller = { role: "service_role", method: "POST", path: "/", headers: new Headers() } as const;
  const { rows } = await second.runAs(caller, async ({ query }) => {
    await query("set local role postgres");
    return query<{ key: string }>("select encode(key, 'hex') as key from private.rate_limit_key");
  });
  await second.close();
  other.remove();
  expect(rows[0]?.key).not.toBe(key);
});

test("what is stored of a client is its keyed hash", async () => {
  await hit("stored", "203.0.113.7");
  const hashes = await value(
    "(select array_agg(encode(client_hash, 'hex')) from private.rate_limits where bucket = $1)",
    ["stored"],
  );
  const key = await value("(select encode(key, 'hex') from private.rate_limit_key)");
  const expected = createHmac("sha256", Buffer.from(String(key), "hex"))
    .update("203.0.113.7")
    .digest("hex");
  expect(hashes).toEqual([expected]);
});

test("the addresses of one IPv6 network are one client, those of the next another", async () => {
  expect(await hit("six", "2001:db8:1:2::1")).toBe(0);
  expect(await hit("six", "2001:db8:1:2:ffff:ffff:ffff:ffff")).toBe(60);
  expect(await hit("six", "2001:db8:1:3::1")).toBe(0);
});

test("the networks of one place have three times as many calls as one of them", async () => {
  for (let count = 1; count <= 3; count += 1) expect(await hit("place", `2001:db8:5:${count}::1`)).toBe(0);
  expect(await hit("place", "2001:db8:5:4::1")).toBe(60);
  expect(await hit("place", "2001:db8:6:1::1")).toBe(0);
});

test("a clock that was set back holds nobody up", async () => {
  expect(await hit("clock", "10.0.0.1")).toBe(0);
  expect(await hit("clock", "10.0.0.1")).toBe(60);
  await asOwner(({ query }) =>
    query("update private.rate_limits set window_start = now() + interval '2 hours' where bucket = 'clock'"),
  );
  expect(await hit("clock", "10.0.0.1")).toBe(0);
  // From then on it counts as before.
  expect(await hit("clock", "10.0.0.1")).toBe(60);
});

test("rows whose time is over go with anybody's call", async () => {
  for (const client of ["10.0.0.1", "10.0.0.2", "10.0.0.3"]) await hit("tidy", client);
  await asOwner(async ({ query }) => {
    const move = "update private.rate_limits set window_start = now() + $1::interval where ctid = (";
    const pick =
      "select ctid from private.rate_limits where bucket = 'tidy' and window_start > now() - interval '1 minute'";
    await query(`${move}${pick} limit 1)`, ["-2 minutes"]);
    await query("update private.rate_limits set expires_at = window_start + interval '1 minute' where bucket = 'tidy'");
  });
  await hit("tidy", "10.0.0.4");
  expect(await value("(select count(*)::integer from private.rate_limits where bucket = 'tidy')")).toBe(3);
});
