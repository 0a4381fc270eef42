import { createHmac } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { clientCases } from "./client-addresses.ts";
import { asOwner, call, reset, runAsOwner } from "./session.ts";

beforeEach(reset);

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

test("a client is stored as a hash with the key of this database", async () => {
  const clients = ["203.0.113.7", "ñ".repeat(1000)];
  for (const client of clients) await hit("stored", client);
  const rows = await asOwner(
    `select encode(client_hash, 'hex') as hash, encode(key, 'hex') as key
     from private.rate_limits, private.rate_limit_key order by window_start`,
  );
  const key = String(rows[0]?.key);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  const hashes = clients.map((client) => createHmac("sha256", Buffer.from(key, "hex")).update(client).digest("hex"));
  expect(rows.map(({ hash }) => hash)).toEqual(hashes);
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
