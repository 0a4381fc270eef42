/** A request's headers, and what the limits count as its client. */
interface ClientCase {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `unknown` for all whose headers cannot be read. Undefined: there is no header that says who it is. */
  readonly client: string | undefined;
}

/** Clients by the headers of their requests. */
const clients: readonly (readonly [client: string | undefined, ...headers: string[]])[] = [
  [undefined],
  [undefined, "host: 203.0.113.7", "forwarded: for=203.0.113.7"],
  ["unknown", "cf-connecting-ip: ", "x-real-ip:  ", "x-forwarded-for: "],
  ["unknown", "x-forwarded-for: 203.0.113.7, "],
  ["unknown", "x-forwarded-for: 203.0.113.7, nadie"],
  ["203.0.113.7", "cf-connecting-ip: 203.0.113.7"],
  ["203.0.113.7", "x-real-ip: 203.0.113.7"],
  ["203.0.113.7", "x-forwarded-for: 203.0.113.7"],
  // The last one of a list counts: the nearest proxy has added it.
  ["203.0.113.7", "x-forwarded-for: 1.1.1.1, 2.2.2.2,203.0.113.7 "],
  ["203.0.113.7", "cf-connecting-ip: 203.0.113.7", "x-real-ip: 1.1.1.1", "x-forwarded-for: 2.2.2.2"],
  ["203.0.113.7", "x-real-ip: 203.0.113.7", "x-forwarded-for: 2.2.2.2"],
  ["2001:db8:1:2::/64", "x-forwarded-for: 1.1.1.1, 2001:db8:1:2::9"],
  ["2001:db8:1:2::/64", "cf-connecting-ip: 2001:db8:1:2:3:4:5:6"],
  ["2001:db8::/64", "cf-connecting-ip: 2001:db8::1"],
  ["2001:db8::/64", "cf-connecting-ip: 2001:db8::/64"],
  ["2001:db8::/64", "cf-connecting-ip: 2001:db8::203.0.113.7"],
  ["2001:db8:a::/64", "cf-connecting-ip: 2001:0DB8:000A::1"],
  ["2001:0:0:1::/64", "cf-connecting-ip: 2001:0:0:1::5"],
  ["0:0:0:1::/64", "cf-connecting-ip: ::1:0:0:0:2"],
  ["::/64", "cf-connecting-ip: ::"],
  ["64:ff9b::/64", "cf-connecting-ip: 64:ff9b::192.0.2.7"],
  // IPv4 within IPv6.
  ["203.0.113.7", "cf-connecting-ip: ::ffff:203.0.113.7"],
  ["203.0.113.7", "cf-connecting-ip: ::ffff:cb00:7107"],
  ["192.0.2.7", "cf-connecting-ip: 0:0:0:0:0:ffff:192.0.2.7"],
  ["255.255.255.255", "cf-connecting-ip: 255.255.255.255"],
];

const noAddresses = [
  ...["unknown", "localhost", "192.0.2", "192.0.2.256", "192.0.2.07", "192.0.2.7.", "192.0.2.7:80", "192.0.2.7/24"],
  ...["2001:db8::/48", "0x7f.1", "2130706433", "[::1]", "::1]/x", "::1%eth0", "fe80::1%25eth0", "1:2:3", "1::2::3"],
  ...["1:2:3:4:5:6:7:8:9", "12345::", "::ffff:192.0.2.256", ":", "a".repeat(10_000), "'; drop table emails; --"],
];

/**
 * Headers from which the database (`private.client_address`) and the functions
 * (`supabase/functions/_shared/client-address.ts`) have to take the same address: a client that both count is one.
 */
export const clientCases: readonly ClientCase[] = [
  ...clients,
  ...noAddresses.map((text) => ["unknown", `x-real-ip: ${text}`] as const),
  ["unknown", "cf-connecting-ip: nadie", "x-real-ip: 192.0.2.7"] as const,
].map(([client, ...headers]) => ({
  name: headers.join(" · ").slice(0, 80),
  headers: Object.fromEntries(headers.map((header) => header.split(/: (.*)/s).slice(0, 2))),
  client,
}));
