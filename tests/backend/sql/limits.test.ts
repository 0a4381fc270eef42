import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { clientAddress } from "#supabase/functions/_shared/client-address.ts";
import { clientCases } from "./client-addresses.ts";
import { asOwner, call, reset, runAsOwner, runJob } from "./session.ts";

beforeEach(reset);

function hit(name: string, client: string, maxHits = 1): Promise<unknown> {
  return call("public.hit_rate_limit($1, $2, $3, 60)", [name, client, maxHits]);
}

test("the database counts a visitor under the address that the functions count", async () => {
  const sql = `select private.client_address() as own, coalesce(private.client_network(btrim($2)), 'unknown') as counted
    from set_config('request.headers', $1, true)`;
  for (const { name, headers, client } of clientCases) {
    const address = clientAddress(new Headers(headers));
    const [{ own, counted } = {}] = await runAsOwner(sql, [JSON.stringify(headers), address]);
    expect([name, own, address && counted]).toEqual([name, client ?? null, address && client]);
    expect(address === undefined).toBe(client === undefined);
  }
});

test("a client is stored as a hash with the key of this database", async () => {
  for (const client of ["203.0.113.7", "ñ".repeat(1000)]) await hit("stored", client);
  const rows = await asOwner(
    `select encode(client_hash, 'hex') as hash, encode(key, 'hex') as key
     from private.rate_limits, private.rate_limit_key order by expires_at`,
  );
  const key = String(rows[0]?.key);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  const hashOf = (client: string) => createHash("sha256").update(key, "hex").update(client).digest("hex");
  expect(rows.map(({ hash }) => hash)).toEqual(["203.0.113.7", "unknown"].map(hashOf));
});

test("calls pass up to the limit, and again when the window is over", async () => {
  const [one, other] = ["203.0.113.7", "203.0.113.8"];
  expect([await hit("t", one, 2), await hit("t", one, 2), await hit("t", one, 2), await hit("t", other, 2)]).toEqual([
    0, 0, 60, 0,
  ]);
  await asOwner("update private.rate_limits set expires_at = expires_at - interval '1 minute'");
  expect(await hit("t", one, 2)).toBe(0);
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
  await asOwner("update private.rate_limits set expires_at = now() + interval '2 hours'");
  expect([await hit("clock", "10.0.0.1"), await hit("clock", "10.0.0.1")]).toEqual([0, 60]);
});

test("rows whose time is over go with the job", async () => {
  await hit("over", "10.0.0.4");
  await asOwner("update private.rate_limits set expires_at = now() - interval '1 second'");
  await hit("tidy", "10.0.0.4");
  await runJob("delete-expired-limits");
  expect(await asOwner("select bucket from private.rate_limits")).toEqual([{ bucket: "tidy" }]);
});
