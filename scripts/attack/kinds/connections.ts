import { type AttackInput, type AttackKind, httpRequest } from "#scripts/attack/attack-input.ts";
import type { Random } from "#scripts/attack/random.ts";

const versions = ["HTTP/1.1", "HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "http/1.1", "HTTP/1.1 ", "", "ICY"];
const separators = ["\r\n", "\n", "\r", "\n\r", "\r\n\r\n", "\0", ""];

/** Requests that are none, or that end in the middle. */
export const malformedRequests: AttackKind = {
  name: "malformed",
  count: 700,
  make(random) {
    const line = [random.pick(["GET", "POST", "get", "", "G ET", "PRI", "\0"]), random.text(8), random.pick(versions)];
    const parts = [
      line.join(random.pick([" ", "  ", "\t", ""])),
      "Host: x",
      `X: ${random.text(20)}`,
      "",
      random.text(9),
    ];
    const text = parts.join(random.pick(separators));
    const whole = random.chance(0.3) ? random.bytes(random.int(1, 300)) : Buffer.from(text);
    const cut = random.chance(0.5) ? whole.subarray(0, random.int(1, whole.length)) : whole;
    // Without this the server would wait for the rest, as it should; that is what `slow` tries.
    return { chunks: [Buffer.concat([cut, Buffer.from("\r\n\r\n")])], leaves: random.chance(0.3) };
  },
};

/** Headers that are too long, too many, twice there or not allowed. */
export const oddHeaders: AttackKind = {
  name: "headers",
  count: 500,
  make(random) {
    const name = random.pick([
      "X-A",
      "Host",
      "Content-Length",
      "Cookie",
      "Origin",
      "Accept",
      "Expect",
      "Upgrade",
      "TE",
    ]);
    const value = random.pick([
      random.text(random.int(0, 60)),
      "a".repeat(random.pick([1000, 15_000, 17_000, 100_000])),
      "100-continue",
      "-1",
      "1e9",
      "99999999999999999999",
      "websocket",
      "h2c",
      "évil.example",
      "[::1",
      "a b",
      "localhost:99999",
    ]);
    const repeats = random.pick([1, 1, 1, 2, 50, 3000]);
    const lines = `${name}: ${value}\r\n`.repeat(value.length * repeats > 300_000 ? 1 : repeats);
    const head = `${random.pick(["GET", "POST"])} ${random.pick(["/", "/rest/v1/emails", "/_local/"])} HTTP/1.1\r\n`;
    const host = random.chance(0.8) ? "Host: localhost\r\n" : "";
    return { chunks: [Buffer.from(`${head}${host}Connection: close\r\n${lines}\r\n`, "latin1")] };
  },
};

const endpoints = ["/", "/rest/v1/emails", "/functions/v1/chat-with-gemini", "/api/v1.0/email/send", "/no-hay"];

/** Bodies in chunks, some of them nonsense, and bodies that are not as long as they say. */
export const oddBodies: AttackKind = {
  name: "chunked",
  count: 400,
  make(random) {
    const chunks = Array.from({ length: random.int(1, 5) }, () => {
      const data = random.text(random.int(0, 20));
      const size = random.pick([
        Buffer.byteLength(data).toString(16),
        "-1",
        "0x1",
        "ffffffffffffffff",
        "g",
        "",
        "1;a=b",
      ]);
      return `${size}\r\n${data}\r\n`;
    });
    const length = random.pick(["Transfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nContent-Length: 3"]);
    const coding = random.pick([length, length, "Transfer-Encoding: gzip, chunked", "Transfer-Encoding: x"]);
    const head = `POST ${random.pick(endpoints)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${coding}\r\n\r\n`;
    return { chunks: [Buffer.from(head), Buffer.from(`${chunks.join("")}0\r\n\r\n`)], leaves: random.chance(0.2) };
  },
};

/** Several requests at once over one connection. */
export const pipelines: AttackKind = {
  name: "pipelined",
  count: 200,
  make(random) {
    const requests = Array.from({ length: random.int(2, 40) }, () =>
      httpRequest({
        method: random.pick(["GET", "HEAD", "POST", "DELETE"]),
        path: random.pick(endpoints),
        headers: { Connection: "keep-alive" },
        body: random.chance(0.3) ? random.text(10) : undefined,
      }),
    );
    const last = httpRequest({ path: "/" });
    const bytes = Buffer.concat([...requests, last]);
    return random.chance(0.7) ? { chunks: [bytes] } : inTwo(random, bytes);
  },
};

/** Requests that come a little at a time or stop in the middle: the server has to end the connection. */
export const slowRequests: AttackKind = {
  name: "slow",
  count: 60,
  isSlow: true,
  make(random) {
    const beginning = random.pick([
      "GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ",
      "G",
      "POST /rest/v1/emails HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n",
      "POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n",
      "POST /functions/v1/chat-with-gemini HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
    ]);
    const drops = Array.from({ length: random.int(0, 3) }, () => Buffer.from("a"));
    return { chunks: [Buffer.from(beginning), ...drops], pauseMs: 1500 };
  },
};

function inTwo(random: Random, bytes: Buffer): AttackInput {
  const at = random.int(1, bytes.length - 1);
  return { chunks: [bytes.subarray(0, at), bytes.subarray(at)], pauseMs: 5 };
}
