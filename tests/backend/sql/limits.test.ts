import { createHmac, randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { clientCases } from "./client-addresses.ts";
import { asOwner, call, reset, runAsOwner } from "./session.ts";

beforeEach(reset);

/** Returns a value that only the owner of the database may ask for. */
async function value(sql: string, values: unknown[] = []): Promise<unknown> {
  const [row] = await runAsOwner(`select ${sql} as value`, values);
  return row?.value;
}

function hit(name: string, client: string, maxHits = 1): Promise<unknown> {
  return call("public.hit_rate_limit($1, $2, $3, 60)", [name, client, maxHits]);
}

test("the database counts a visitor under the address that the functions count", async () => {
  const sql = "select private.client_address() as client from set_config('request.headers', $1, true)";
  for (const { name, headers, client } of clientCases) {
    const [row] = await runAsOwner(sql, [JSON.stringify(headers)]);
    expect([name, row]).toEqual([name, { client: client ?? null }]);
  }
});

test.each([1, 32, 63, 64, 65, 200])("the keyed hash is that of node:crypto, with a key of %i bytes", async (length) => {
  const key = randomBytes(length);
  for (const message of ["", "203.0.113.7", "ñ".repeat(1000)]) {
    const sql = "encode(private.hmac_sha256(convert_to($1, 'UTF8'), decode($2, 'hex')), 'hex')";
    const hash = createHmac("sha256", key).update(message).digest("hex");
    expect(await value(sql, [message, key.toString("hex")])).toBe(hash);
  }
});

test("a client is stored as a hash with the key of this database", async () => {
  await hit("stored", "203.0.113.7");
  const [row] = await asOwner(
    `select encode(client_hash, 'hex') as hash, encode(key, 'hex') as key from private.rate_limits, private.rate_limit_key`,
  );
  expect(row?.key).toMatch(/^[0-9a-f]{64}$/);
  const key = Buffer.from(String(row?.key), "hex");
  expect(row?.hash).toBe(createHmac("sha256", key).update("203.0.113.7").digest("hex"));
});

test("calls pass up to the limit, and again when the window is over", async () => {
  expect([await hit("t", "x", 2), await hit("t", "x", 2), await hit("t", "x", 2), await hit("t", "y", 2)]).toEqual([
    0, 0, 60, 0,
  ]);
  await asOwner("update private.rate_limits set window_start = window_start - interval '1 minute'");
  expect(await hit("t", "x", 2)).toBe(0);
});

test("the addresses of one IPv6 network are one client, and the networks of one place have three times as many calls", async () => {
  expect(await hit("chat", "2001:db8:1:2::1")).toBe(0);
  expect(await hit("chat", "2001:db8:1:2:ffff:ffff:ffff:ffff")).toBe(60);
  for (let count = 3; count <= 4; count += 1) expect(await hit("chat", `2001:db8:1:${count}::1`)).toBe(0);
  expect(await hit("chat", "2001:db8:1:5::1")).toBe(60);
  // As the functions name a network.
  expect(await hit("chat", "2001:db8:1:6::/64")).toBe(60);
  expect(await hit("chat", "2001:db8:2:1::/64")).toBe(0);
});

test("a clock that was set back holds nobody up, and from then on it counts as before", async () => {
  expect([await hit("clock", "10.0.0.1"), await hit("clock", "10.0.0.1")]).toEqual([0, 60]);
  await asOwner("update private.rate_limits set window_start = now() + interval '2 hours'");
  expect([await hit("clock", "10.0.0.1"), await hit("clock", "10.0.0.1")]).toEqual([0, 60]);
});

test("rows whose time is over go with anybody's call, ten at a time, and the rest with the job", async () => {
  await asOwner(
    `insert into private.rate_limits (bucket, client_hash, window_start, hits, expires_at)
     select 'emails', sha256(n::text::bytea), now() - interval '2 days', 1, now() - interval '1 day'
     from generate_series(1, 25) as n`,
  );
  await hit("tidy", "10.0.0.4");
  const count = "select count(*)::integer as kept from private.rate_limits";
  expect(await asOwner(count)).toEqual([{ kept: 16 }]);
  expect(await asOwner("select private.delete_expired_limits() as deleted")).toEqual([{ deleted: 15 }]);
  expect(await asOwner("select bucket from private.rate_limits")).toEqual([{ bucket: "tidy" }]);
});
