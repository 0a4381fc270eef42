import { type ServerResponse, STATUS_CODES } from "node:http";
import { chooseEncoding } from "./accept-encoding.ts";

/**
 * Sends the standard words of a status, for programs; visitors get `404.html`. Nothing but the status to a program that
 * takes no plain bytes.
 */
export function sendStatus(response: ServerResponse, status: number): void {
  const takesText = chooseEncoding(response.req?.headers["accept-encoding"], []) !== undefined;
  const text = takesText ? `${status} ${STATUS_CODES[status]}\n` : "";
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Content-Length": text.length });
  response.end(text);
}
