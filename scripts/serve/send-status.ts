import { type ServerResponse, STATUS_CODES } from "node:http";

/** Sends a status with its standard text, for programs; visitors get `404.html` instead. */
export function sendStatus(response: ServerResponse, status: number): void {
  const text = `${status} ${STATUS_CODES[status]}\n`;
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Content-Length": text.length });
  response.end(text);
}
