import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, inject, onTestFinished, test } from "vitest";
import { createHttpServer } from "#scripts/serve/http-server.ts";
import { createBackendListener } from "#scripts/services/backend-listener.ts";
import { createBackend } from "#scripts/services/create-backend.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { makeDataFolder } from "./make-data-folder.ts";
import { siteClient } from "./site-client.ts";
import { publicKey } from "./site-keys.ts";

test.each(["/rest/v1/emails", "/functions/v1/chat-with-gemini", "/api/v1.0/email/send", "/api/v1.0/email/send-form"])(
  "a body that never ends gets 408 at %s, and keeps nobody else waiting",
  async (path) => {
    const { dataDir, remove } = makeDataFolder();
    const backend = createBackendListener(async () =>
      createBackend({ root: inject("projectFolder"), dataDir, env: {} }),
    );
    const { server, finish } = createHttpServer((request, response) => void backend.answer(request, response), {
      headersMs: 1500,
      requestMs: 1500,
      keepAliveMs: 1000,
      idleMs: 100_000,
      checkMs: 20,
    });
    const port = await listenAnywhere(server);
    onTestFinished(async () => {
      await finish(0);
      await backend.close();
      remove();
    });

    const socket = connect(port, "127.0.0.1");
    const headers = ["Host: localhost", `apikey: ${publicKey}`, "Content-Type: application/json"];
    socket.write(`POST ${path} HTTP/1.1\r\n${headers.join("\r\n")}\r\nTransfer-Encoding: chunked\r\n\r\n`);
    socket.write("1\r\n \r\n");
    const answer = text(socket);
    // The database has one connection, which a slow body must not hold.
    const client = siteClient(`http://127.0.0.1:${port}`, "10.0.0.1");
    expect((await client.from("emails").insert({ email: "ana@correo.es" })).status).toBe(201);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  },
);
