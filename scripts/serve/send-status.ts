import { type ServerResponse, STATUS_CODES } from "node:http";

/** Sends the standard words of a status, for programs; visitors get `404.html`. */
export function sendStatus(response: ServerResponse, status: number): void {
  const text = `${status} ${STATUS_CODES[status]}\n`;
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Content-Length": text.length });
  response.end(text);
}
