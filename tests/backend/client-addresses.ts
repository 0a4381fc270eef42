/** A request's headers, and what the limits count as its client. */
export interface ClientCase {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined: nothing says who it is, so nobody is counted. */
  readonly client: string | undefined;
}

/**
 * What database (`private.client_address`) and functions (`supabase/functions/_shared/client-ip.ts`) have to judge
 * alike: a client that both count is one client.
 */
export const clientCases: readonly ClientCase[] = [
  { name: "no header", headers: {}, client: undefined },
  {
    name: "empty headers",
    headers: { "cf-connecting-ip": "", "x-real-ip": " ", "x-forwarded-for": "" },
    client: undefined,
  },
  { name: "a list that ends in nothing", headers: { "x-forwarded-for": "203.0.113.7, " }, client: undefined },
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
  { name: "what is no address", headers: { "x-forwarded-for": "Unknown" }, client: "unknown" },
  { name: "what only looks like IPv6", headers: { "x-forwarded-for": "1:2:3" }, client: "1:2:3" },
  { name: "IPv6 with a zone", headers: { "x-forwarded-for": "FE80::1%eth0" }, client: "fe80::1%eth0" },
  { name: "a network", headers: { "x-forwarded-for": "2001:db8::/64" }, client: "2001:db8::/64" },
  { name: "a flood of text", headers: { "x-forwarded-for": "a".repeat(5000) }, client: "a".repeat(100) },
];
