import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}

/** Sends a request whose path stays as it is: `fetch` would tidy it up and unpack the answer. */
export type Ask = (
  path: string,
  options?: { method?: string; headers?: Readonly<Record<string, string>> },
) => Promise<Answer>;

/** Returns what asks the server of a port of this machine. */
export function askPort(port: number): Ask {
  return (path, options = {}) =>
    new Promise((resolve, reject) => {
      const asked = request({ port, path, host: "127.0.0.1", ...options }, (response) => {
        buffer(response).then((bytes) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes });
        }, reject);
      });
      asked.on("error", reject);
      asked.end();
    });
}
