import { createServer, type Server } from "node:http";
import { close, listen } from "#scripts/serve/port.ts";

/** A server in the place of the development server, while that cannot show any page. */
export interface WaitingServer {
  /** Shows another page from now on. */
  show(html: string): void;
  close(): Promise<void>;
}

/** Says that what answers is not the site. The page asks for it until it is gone. */
export const waitingHeader = "x-site-waits";

/** Answers every path with a page, on a port of this machine. Returns undefined where the port cannot be had. */
export async function openWaitingServer(port: number, html: string): Promise<WaitingServer | undefined> {
  let page = html;
  const server: Server = createServer((_request, response) => {
    response.writeHead(503, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      [waitingHeader]: "1",
    });
    response.end(page);
  });
  const { ok } = await listen(server, port);
  if (!ok) return undefined;
  return {
    show(next) {
      page = next;
    },
    close: () => close(server),
  };
}
