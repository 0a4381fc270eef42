/** A request's headers, and what the limits count as its client. */
export interface ClientCase {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `unknown` for all whose headers cannot be read. Undefined: there is no header that says who it is. */
  readonly client: string | undefined;
}

/**
 * What database (`private.client_address`) and functions (`supabase/functions/_shared/client-network.ts`) have to judge
 * alike: a client that both count is one client.
 */
export const clientCases: readonly ClientCase[] = [
  { name: "no header", headers: {}, client: undefined },
  {
    name: "empty headers",
    headers: { "cf-connecting-ip": "", "x-real-ip": " ", "x-forwarded-for": "" },
    client: "unknown",
  },
  { name: "other headers", headers: { host: "203.0.113.7", forwarded: "for=203.0.113.7" }, client: undefined },
  { name: "an empty list", headers: { "x-forwarded-for": "" }, client: "unknown" },
  { name: "a list that ends in nothing", headers: { "x-forwarded-for": "203.0.113.7, " }, client: "unknown" },
  { name: "a list that ends in words", headers: { "x-forwarded-for": "203.0.113.7, nadie" }, client: "unknown" },
  { name: "Cloudflare's header", headers: { "cf-connecting-ip": "203.0.113.7" }, client: "203.0.113.7" },
  { name: "the header of nginx", headers: { "x-real-ip": "203.0.113.7" }, client: "203.0.113.7" },
  { name: "a list of one", headers: { "x-forwarded-for": "203.0.113.7" }, client: "203.0.113.7" },
  {
    name: "the last of a list",
    headers: { "x-forwarded-for": "1.1.1.1, 2.2.2.2,203.0.113.7 " },
    client: "203.0.113.7",
  },
  {
    name: "Cloudflare's header before all others",
    headers: { "cf-connecting-ip": "203.0.113.7", "x-real-ip": "1.1.1.1", "x-forwarded-for": "2.2.2.2" },
    client: "203.0.113.7",
  },
  {
    name: "the header of nginx before a list",
    headers: { "x-real-ip": "203.0.113.7", "x-forwarded-for": "2.2.2.2" },
    client: "203.0.113.7",
  },
  { name: "spaces around it", headers: { "cf-connecting-ip": " 203.0.113.7 " }, client: "203.0.113.7" },
  { name: "IPv6", headers: { "cf-connecting-ip": "2001:db8:1:2:3:4:5:6" }, client: "2001:db8:1:2::/64" },
  { name: "its neighbour", headers: { "cf-connecting-ip": "2001:db8:1:2:ffff::1" }, client: "2001:db8:1:2::/64" },
  { name: "the next network", headers: { "cf-connecting-ip": "2001:db8:1:3::1" }, client: "2001:db8:1:3::/64" },
  { name: "short IPv6", headers: { "cf-connecting-ip": "2001:db8::1" }, client: "2001:db8::/64" },
  {
    name: "IPv6 in capitals with zeros",
    headers: { "cf-connecting-ip": "2001:0DB8:000A::1" },
    client: "2001:db8:a::/64",
  },
  { name: "IPv6 with zeros inside", headers: { "cf-connecting-ip": "2001:0:0:1::5" }, client: "2001:0:0:1::/64" },
  { name: "IPv6 that begins with zeros", headers: { "cf-connecting-ip": "::1:0:0:0:2" }, client: "0:0:0:1::/64" },
  { name: "this machine", headers: { "x-forwarded-for": "::1" }, client: "::/64" },
  { name: "IPv6 in a list", headers: { "x-forwarded-for": "1.1.1.1, 2001:db8:1:2::9" }, client: "2001:db8:1:2::/64" },
  { name: "IPv4 within IPv6", headers: { "x-forwarded-for": "::ffff:203.0.113.7" }, client: "203.0.113.7" },
  {
    name: "IPv4 within IPv6, in hexadecimal",
    headers: { "x-forwarded-for": "::ffff:cb00:7107" },
    client: "203.0.113.7",
  },
  { name: "IPv4 at the end of IPv6", headers: { "x-forwarded-for": "2001:db8::203.0.113.7" }, client: "2001:db8::/64" },
  ...[
    ["0.0.0.0", "0.0.0.0"],
    ["255.255.255.255", "255.255.255.255"],
    ["::", "::/64"],
    ["fe80::1", "fe80::/64"],
    ["::FFFF:c000:207", "192.0.2.7"],
    ["0:0:0:0:0:ffff:192.0.2.7", "192.0.2.7"],
    ["64:ff9b::192.0.2.7", "64:ff9b::/64"],
  ].map(([address = "", client]): ClientCase => ({ name: address, headers: { "cf-connecting-ip": address }, client })),
  ...[
    "unknown",
    "localhost",
    "192.0.2",
    "192.0.2.256",
    "192.0.2.07",
    "192.0.2.7.",
    "192.0.2.7:80",
    "192.0.2.7/24",
    "2001:db8::/64",
    "0x7f.1",
    "2130706433",
    "[::1]",
    "::1]/x",
    "::1%eth0",
    "fe80::1%25eth0",
    "1:2:3",
    "1::2::3",
    "1:2:3:4:5:6:7:8:9",
    "12345::",
    "::ffff:192.0.2.256",
    ":",
    "a".repeat(10_000),
    "'; drop table emails; --",
  ].flatMap((text): ClientCase[] => [
    { name: `«${text.slice(0, 30)}», which is none`, headers: { "x-real-ip": text }, client: "unknown" },
    {
      name: `«${text.slice(0, 30)}» before an address`,
      headers: { "cf-connecting-ip": text, "x-real-ip": "192.0.2.7" },
      client: "192.0.2.7",
    },
  ]),
];
