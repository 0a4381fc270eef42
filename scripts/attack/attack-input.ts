import type { Random } from "./random.ts";

/** What is sent over one connection. */
export interface AttackInput {
  /** Written one after the other. */
  readonly chunks: readonly Buffer[];
  /** Between two chunks. */
  readonly pauseMs?: number;
  /** Whether the connection is cut right after the last chunk, without reading. */
  readonly leaves?: boolean;
}

/** Inputs of one kind, made with the help of chance. */
export interface AttackKind {
  /** As in the table that is printed. */
  readonly name: string;
  readonly count: number;
  /** Whether its inputs take seconds each, so that they are sent all at once, beside those of the other kinds. */
  readonly isSlow?: boolean;
  readonly make: (random: Random) => AttackInput;
}

/** What inputs need to know of the server. */
export interface AttackTarget {
  readonly publicKey: string;
  readonly email: { readonly user_id: string; readonly service_id: string; readonly template_id: string };
  /** Names of the functions below `/functions/v1/`. */
  readonly functions: readonly string[];
  /** Paths of files that are there. */
  readonly files: readonly string[];
}

/** A request, with a header for what is not named. Nothing is escaped: that is the point. */
export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Returns the bytes of a request that says truly how long its body is and closes the connection. */
export function httpRequest({ method = "GET", path, headers = {}, body }: RawRequest): Buffer {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const all = {
    Host: "localhost",
    Connection: "close",
    ...(bytes && { "Content-Length": String(bytes.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  // Latin-1, as Node reads headers; characters beyond it become others, which is hostile enough.
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return bytes ? Buffer.concat([head, bytes]) : head;
}

/** Returns an input of a single request. */
export function single(request: RawRequest): AttackInput {
  return { chunks: [httpRequest(request)] };
}

/** Returns the address of a client of its own, so that no limit per visitor hides what is behind it. */
export function anyClient(random: Random): string {
  return random.chance(0.9)
    ? [10, random.int(0, 255), random.int(0, 255), random.int(1, 254)].join(".")
    : random.pick(["::1", "2001:db8::1", "1.2.3.4, ::ffff:1.2.3.4", "x", "999.1.1.1", "%", "'", "a".repeat(500)]);
}
