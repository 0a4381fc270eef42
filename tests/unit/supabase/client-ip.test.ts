import { expect, test } from "vitest";
import { clientIp } from "#supabase/functions/_shared/client-ip.ts";

function from(headers: Record<string, string>): string | undefined {
  return clientIp(new Headers(headers));
}

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["0.0.0.0", "0.0.0.0"],
  ["255.255.255.255", "255.255.255.255"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8::/64"],
  ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
  ["0:0:0:1::1", "0:0:0:1::/64"],
  ["::1", "::/64"],
  ["::", "::/64"],
  ["fe80::1", "fe80::/64"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:c000:207", "192.0.2.7"],
  ["0:0:0:0:0:ffff:192.0.2.7", "192.0.2.7"],
  ["64:ff9b::192.0.2.7", "64:ff9b::/64"],
  [" 192.0.2.7 ", "192.0.2.7"],
])("the client %s is counted as %s", (address, network) => {
  for (const header of ["cf-connecting-ip", "x-real-ip", "x-forwarded-for"]) {
    expect(from({ [header]: address })).toBe(network);
  }
});

test.each([
  "",
  " ",
  "unknown",
  "localhost",
  "192.0.2",
  "192.0.2.256",
  "192.0.2.07",
  "192.0.2.7.",
  "192.0.2.7:80",
  "192.0.2.7/24",
  "0x7f.1",
  "2130706433",
  "[::1]",
  "::1]/x",
  "::1%eth0",
  "fe80::1%25eth0",
  "1::2::3",
  "1:2:3:4:5:6:7:8:9",
  "12345::",
  "::ffff:192.0.2.256",
  ":",
  "a".repeat(10_000),
  "'; drop table emails; --",
])("«%s» is no address", (address) => {
  expect(from({ "x-real-ip": address })).toBeUndefined();
  // What cannot be read counts as absent: the next header is read.
  expect(from({ "cf-connecting-ip": address, "x-real-ip": "192.0.2.7" })).toBe("192.0.2.7");
});

test("the platform's own header comes first, and of a list the last address, which no client writes", () => {
  const headers = { "x-real-ip": "192.0.2.2", "x-forwarded-for": "192.0.2.3, 192.0.2.4" };
  expect(from({ ...headers, "cf-connecting-ip": "192.0.2.1" })).toBe("192.0.2.1");
  expect(from(headers)).toBe("192.0.2.2");
  expect(from({ "x-forwarded-for": "192.0.2.3, 192.0.2.4" })).toBe("192.0.2.4");
  expect(from({ "x-forwarded-for": "192.0.2.3, " })).toBeUndefined();
  expect(from({})).toBeUndefined();
});
