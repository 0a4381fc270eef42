/**
 * Returns the network by which a client is counted: an IPv4 address, or the first 64 bits of an IPv6 address, which
 * belong to one subscriber: `2001:db8:1:2::/64`. An IPv4 address in IPv6 form is the IPv4 address. Returns `unknown` if
 * no address can be read, so that nonsense does not circumvent a limit: all such requests share one. Returns undefined
 * without such headers, which the platform's proxies add to every visitor's request.
 *
 * Supabase documents `X-Forwarded-For` («Securing your API», accessing request information), whose first address a
 * client can write itself. The projects are behind Cloudflare, which overwrites `CF-Connecting-IP` with the client's
 * address (Cloudflare, «HTTP headers»), so that header comes first; of `X-Forwarded-For` the last address counts, which
 * no client writes. They are not guaranteed: they are good enough to limit floods, but not to identify a client. The
 * database's function `private.client_address` reads the same headers.
 */
export function clientNetwork(headers: Headers): string | undefined {
  const named = [
    headers.get("cf-connecting-ip"),
    headers.get("x-real-ip"),
    headers.get("x-forwarded-for")?.split(",").at(-1),
  ];
  const given = named.filter((text) => typeof text === "string");
  const network = given.map((text) => networkOf(text.trim())).find((each) => each !== undefined);
  return network ?? (given.length > 0 ? "unknown" : undefined);
}

function networkOf(text: string): string | undefined {
  if (isIPv4(text)) return text;
  const groups = readIPv6(text);
  if (!groups) return undefined;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
  if (a + b + c + d + e === 0 && f === 0xffff) return [g >> 8, g & 255, h >> 8, h & 255].join(".");
  const network = [a, b, c, d].map((group) => group.toString(16));
  // Shortened as in RFC 5952: the zeros at the end are the longest run.
  while (network.at(-1) === "0") network.pop();
  return `${network.join(":")}::/64`;
}

function isIPv4(text: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text);
}

/** Returns the eight groups of an IPv6 address, or undefined for any other text. */
function readIPv6(text: string): number[] | undefined {
  // The URL parser, which every runtime has, checks and shortens the address. Other texts must not reach it.
  const url = /^[\da-f:]+(?:[\d.]+)?$/i.test(text) && URL.parse(`http://[${text}]/`);
  if (!url) return undefined;
  const [before = "", after] = url.hostname.slice(1, -1).split("::");
  const [start, end] = [before, after ?? ""].map((part) => part.split(":").filter(Boolean));
  if (!start || !end) return undefined;
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => "0");
  return [...start, ...zeros, ...end].map((group) => Number.parseInt(group, 16));
}
