import { createServer, type IncomingHttpHeaders } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { text } from "node:stream/consumers";
import { close } from "#scripts/serve/port.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";

interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The database's API and a mail service, which say what they were asked. */
export interface FakeServices {
  readonly url: string;
  readonly calls: Call[];
  /** Answers the next calls: by path, a status and a value, or undefined for what the real one would say. */
  answer: (call: Call) => { readonly status?: number; readonly value: unknown };
  stop(): Promise<void>;
}

export async function startFakeServices(): Promise<FakeServices> {
  const fake: Omit<FakeServices, "url" | "stop"> = { calls: [], answer: () => ({ value: true }) };
  const server = createServer(async (request, response) => {
    const call = { path: request.url ?? "", headers: request.headers, body: JSON.parse(await text(request)) };
    fake.calls.push(call);
    const { status = 200, value } = fake.answer(call);
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
  });
  const port = await listenAnywhere(server);
  return Object.assign(fake, { url: `http://127.0.0.1:${port}`, stop: () => close(server) });
}

/** A mail server that takes every message and keeps it. */
export async function startFakeMailServer() {
  const messages: { readonly recipients: readonly string[]; readonly source: string }[] = [];
  const server = createTcpServer((socket) => {
    let recipients: string[] = [];
    let received = "";
    let isMessage = false;
    socket.write("220 fake\r\n");
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk) => {
      received += chunk;
      for (;;) {
        const end = isMessage ? received.indexOf("\r\n.\r\n") : received.indexOf("\r\n");
        if (end < 0) return;
        const line = received.slice(0, end);
        received = received.slice(end + (isMessage ? 5 : 2));
        if (isMessage) {
          messages.push({ recipients, source: line });
          isMessage = false;
          recipients = [];
          socket.write("250 taken\r\n");
        } else if (line === "DATA") {
          isMessage = true;
          socket.write("354 go on\r\n");
        } else {
          const [, recipient] = /^RCPT TO:<(.*)>/.exec(line) ?? [];
          if (recipient !== undefined) recipients.push(recipient);
          socket.write(line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
