import { type AttackKind, type AttackTarget, single } from "#scripts/attack/attack-input.ts";
import type { Random } from "#scripts/attack/random.ts";

const segments = [
  "..",
  ".",
  "%2e%2e",
  "%2E.",
  "..%2f",
  "%5c..",
  "..\\",
  "%00",
  "%",
  "%zz",
  "%c0%ae",
  "%ff",
  "%F0%9F%8F%A0",
  "a%CC%81",
  "index.html",
  "404.html",
  "404",
  ".git",
  ".env",
  "assets",
  "images",
  "blog",
  "_local",
  "rest",
  "con",
  "*",
  "~",
  "ñ",
  "",
];

/** Paths that lead nowhere, or should. */
export const oddPaths: AttackKind = {
  name: "paths",
  count: 1200,
  make(random) {
    const parts = Array.from({ length: random.int(1, 6) }, () =>
      random.chance(0.8) ? random.pick(segments) : encodeURI(random.text(6).toWellFormed()),
    );
    const path = `${random.pick(["/", "//", "", "http://evil.example/", "/\\"])}${parts.join(random.pick(["/", "//", "\\"]))}`;
    const query = random.chance(0.3) ? `?${encodeURI(random.text(9).toWellFormed())}` : "";
    const long = random.chance(0.03) ? "/a".repeat(random.pick([2000, 7000, 20_000])) : "";
    return single({
      path: `${path}${long}${query}`.replaceAll(/[ \r\n\0]/g, "+"),
      method: random.pick(["GET", "HEAD"]),
    });
  },
};

const positions = ["", "0", "1", "-1", "9007199254740992", "99999999999999999999999", "0x1", "1e3", "NaN", " ", "١"];

function anyRange(random: Random): string {
  const part = () => `${random.pick(positions)}${random.pick(["-", "-", "-", "--", ""])}${random.pick(positions)}`;
  const parts = Array.from({ length: random.pick([1, 1, 1, 2, 200]) }, part).join(",");
  return `${random.pick(["bytes=", "bytes=", "bytes=", "bytes", "lines=", "BYTES=", ""])}${parts}`;
}

/** Ranges and conditions of files that are there. */
export function oddRanges({ files }: AttackTarget): AttackKind {
  return {
    name: "ranges",
    count: 800,
    make(random) {
      const condition = random.pick([
        "If-Range",
        "If-None-Match",
        "If-Match",
        "If-Modified-Since",
        "If-Unmodified-Since",
      ]);
      const value = random.pick([
        "*",
        '"x"',
        'W/"1-2"',
        "x",
        "",
        "Thu, 99 Foo 2026",
        '"'.repeat(3000),
        random.text(20),
      ]);
      return single({
        path: random.pick(files),
        method: random.pick(["GET", "GET", "HEAD"]),
        headers: {
          ...(random.chance(0.9) && { Range: anyRange(random) }),
          ...(random.chance(0.4) && { [condition]: value.replaceAll(/[\r\n\0]/g, " ") }),
        },
      });
    },
  };
}

const methods = [
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "PATCH",
  "PUT",
  "DELETE",
  "LOCK",
  "QUERY",
  "HEAD",
  "GET",
  "X",
];
const places = [
  "/",
  "/contacto",
  "*",
  "/rest/v1/emails",
  "/functions/v1/chat-with-gemini",
  "/api/v1.0/email/send",
  "/_local/",
];

/** Every method, everywhere. */
export const oddMethods: AttackKind = {
  name: "methods",
  count: 300,
  make: (random) =>
    single({
      method: random.pick(methods),
      path: random.pick(places),
      headers: { Origin: random.pick(["null", "http://localhost", "https://evil.example", "x", "http://[::1", "🏠"]) },
      body: random.chance(0.5) ? random.text(20) : undefined,
    }),
};

/** The pages on which the developer reads what visitors sent. */
export const localPages: AttackKind = {
  name: "local pages",
  count: 200,
  make(random) {
    const id = random.pick([
      "20261121T080541123Z-00000000-0000-4000-8000-000000000000",
      "..%2f..%2fdb",
      "%00",
      "%",
      "a.eml",
    ]);
    const path = random.pick([
      "/_local",
      "/_local/",
      `/_local/messages/${id}`,
      `/_local/messages/${id}.eml`,
      "/_local//",
    ]);
    const host = random.pick(["localhost", "evil.example", "127.0.0.1:80", "localhost@evil.example", ""]);
    return single({ path, headers: { Host: host, ...(random.chance(0.3) && { "X-Forwarded-For": "1.2.3.4" }) } });
  },
};
