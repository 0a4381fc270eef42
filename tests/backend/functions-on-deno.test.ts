import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { json as readJson } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import PostalMime from "postal-mime";
import { afterAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { close } from "#scripts/serve/port.ts";
import { isRecord } from "#supabase/functions/_shared/json-body.ts";
import { freePort, listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import {
  dueMail,
  json,
  newsletterEnv,
  runHeaders,
  site,
  token,
  unsubscribeToken,
} from "#tests/unit/supabase/newsletter/newsletter-calls.ts";

/** The program itself: the command of the package would be a second process, and outlive the test. */
const deno: string = createRequire(import.meta.url)("deno/install_api.cjs").runInstall();
/** Not the developer's own: what is kept here serves these tests only. */
const cacheFolder = join(tmpdir(), "modular-website-deno");

/** Starts a function of the project on Deno, as Supabase runs it. */
async function startDenoFunction(name: string, env: Readonly<Record<string, string>>) {
  const folder = join(inject("projectFolder"), "supabase", "functions", name);
  const port = await freePort();
  const options = ["--node-modules-dir=manual", "--cached-only", "--allow-net", "--allow-env", "--no-prompt"];
  // nodemailer asks for the name of the machine and for the version of the system's CPU.
  if (name === "newsletter") options.push("--allow-sys", "--allow-read");
  const child = spawn(deno, ["run", ...options, "--config", join(folder, "deno.json"), join(folder, "index.ts")], {
    env: {
      PATH: process.env.PATH,
      DENO_DIR: cacheFolder,
      NO_COLOR: "1",
      ...env,
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const url = `http://127.0.0.1:${port}/${name}`;
  const isUp = () => {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`Deno ended with ${end}.`);
    return fetch(url, { method: "OPTIONS" }).then(
      () => true,
      () => false,
    );
  };
  await vi.waitUntil(isUp, { timeout: 60_000, interval: 100 }).catch((cause: unknown) => {
    child.kill("SIGKILL");
    throw new Error(`Deno takes no requests:\n${output}`, { cause });
  });
  return {
    url,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

// `tests/unit/supabase/` tests everything else that the functions do, on Node.

/** Bodies by path of what the database, a mail service and a language model were asked. */
const asked: { readonly path: string; readonly body: unknown }[] = [];
const countPath = "/rest/v1/rpc/hit_rate_limit";
const values: Readonly<Record<string, unknown>> = {
  "/rest/v1/rpc/claim_newsletter_mails": [dueMail],
};
/** Returns the seconds to wait after a hit of a limit, as the database counts. */
function waitAfter(body: unknown): number {
  const hits = asked.filter((call) => call.path === countPath && isDeepStrictEqual(call.body, body)).length;
  return isRecord(body) && Number(body.max_hits) < hits ? 60 : 0;
}

const services = createServer(async (request, response) => {
  const path = request.url ?? "";
  const body = await readJson(request);
  asked.push({ path, body });
  const model = { candidates: [{ content: { parts: [{ text: "Del modelo." }] } }] };
  const value = path === countPath ? waitAfter(body) : (values[path] ?? true);
  response.end(JSON.stringify(path.startsWith("/models/") ? model : value));
});
const servicesUrl = `http://127.0.0.1:${await listenAnywhere(services)}`;
afterAll(() => close(services));

async function start(name: string, env: Readonly<Record<string, string>>) {
  const running = await startDenoFunction(name, env);
  onTestFinished(running.stop);
  return (body: object, headers: Readonly<Record<string, string>> = json) =>
    fetch(running.url, { method: "POST", body: JSON.stringify(body), headers });
}

test("the assistant answers with the language model, and with the search where that has no calls left", async () => {
  const gemini = { GEMINI_API_KEY: "key", GEMINI_BASE_URL: servicesUrl, CHAT_DAILY_LIMIT: "1" };
  const database = { SUPABASE_URL: servicesUrl, SUPABASE_SERVICE_ROLE_KEY: "s" };
  const ask = await start("chat-with-gemini", { SUPABASE_PUBLISHABLE_KEY: json.apikey, ...database, ...gemini });
  const question = { message: "¿Cuánto cuesta una casa de 40 metros cuadrados?" };
  expect(await (await ask(question)).json()).toMatchObject({ response: "Del modelo.", answeredBy: "model" });
  const response = expect.stringContaining("dan un precio orientativo de 50.000\u00A0€.");
  expect(await (await ask(question)).json()).toMatchObject({ response, answeredBy: "search" });
  expect((await ask(question, { ...json, apikey: "other" })).status).toBe(401);
});

test("the newsletter confirms, and sends what is due through a mail service", async () => {
  const call = await start("newsletter", newsletterEnv(servicesUrl));
  const confirmed = await call({ action: "confirm", token }, { ...json, "x-forwarded-for": "203.0.113.7" });
  expect([confirmed.status, await confirmed.json()]).toEqual([200, { status: "confirmed" }]);
  expect(await (await call({ action: "send" }, runHeaders)).json()).toEqual({ sent: 1, failed: 0 });
  expect(asked.find(({ path }) => path === "/emails")?.body).toMatchObject({ to: ["ana@correo.es"] });
});

test("a mail server takes the mails too, from the sender of the settings", async () => {
  const received: string[] = [];
  const server = createTcpServer(async (socket) => {
    socket.write("220 fake\r\n");
    let isMessage = false;
    for await (const line of createInterface(socket)) {
      received.push(line);
      if (isMessage && line !== ".") continue;
      isMessage = line === "DATA";
      socket.write(isMessage ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
    }
  });
  onTestFinished(() => void server.close());
  const port = await listenAnywhere(server);
  const settings = { MAIL_API_KEY: "", MAIL_FROM: "Novedades <boletin@mod.example>" };
  const call = await start("newsletter", {
    ...newsletterEnv(servicesUrl),
    ...settings,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  expect(await (await call({ action: "send" }, runHeaders)).json()).toEqual({ sent: 1, failed: 0 });
  expect(received).toContain("RCPT TO:<ana@correo.es>");
  const source = received.slice(received.indexOf("DATA") + 1, received.lastIndexOf("."));
  const message = await PostalMime.parse(source.join("\r\n"));
  expect(message).toMatchObject({
    from: { name: "Novedades", address: "boletin@mod.example" },
    to: [{ address: "ana@correo.es" }],
    messageId: "<confirmation.7f3c-1795336323@mod.example>",
    text: expect.stringContaining(`${site}/boletin#confirmar=${token}`),
  });
  expect(Object.fromEntries(message.headers.map(({ key, value }) => [key, value]))).toMatchObject({
    "list-unsubscribe": `<${servicesUrl}/functions/v1/newsletter?token=${unsubscribeToken}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    "auto-submitted": "auto-generated",
  });
});
