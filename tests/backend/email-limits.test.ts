import { createServer } from "node:net";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openSite } from "#app/site/site.server.ts";
import { openMailbox } from "#scripts/services/email/mailbox.ts";
import { t } from "#scripts/services/local-texts.ts";
import { emailKeys } from "./site-keys.ts";
import { startBackend } from "./start-backend.ts";

const email = {
  ...emailKeys,
  template_params: { from_name: "Ana", from_email: "ana@correo.es", message: "Hola a todos" },
};

async function start(options: Parameters<typeof startBackend>[0]) {
  const backend = await startBackend(options);
  onTestFinished(() => backend.stop());
  async function send(ip = "10.0.0.1"): Promise<number> {
    const response = await fetch(`${backend.url}/api/v1.0/email/send`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "x-forwarded-for": ip },
      body: JSON.stringify(email),
    });
    return response.status;
  }
  return { backend, send };
}

test("a second message of a client within the interval answers 429, another client's does not", async () => {
  const { send } = await start({ emailIntervalMs: 60_000 });
  expect([await send(), await send(), await send("10.0.0.2")]).toEqual([200, 429, 200]);
  // Whatever a client writes before it, the proxy's own entry is the last one.
  expect(await send("192.0.2.7, 10.0.0.2")).toBe(429);
});

test("a clock that is set back makes nobody wait", async () => {
  const { send } = await start({ emailIntervalMs: 300 });
  expect(await send()).toBe(200);
  vi.setSystemTime(Date.now() - 3_600_000);
  onTestFinished(() => void vi.useRealTimers());
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await send()).toBe(200);
});

test("the recipient is the site's own email address, or the one that CONTACT_TO names", async () => {
  const { contacto } = openSite(inject("projectFolder")).edition(defaultLocale).content.site();
  for (const [env, recipient] of [
    [{}, contacto.email],
    [{ CONTACT_TO: "pruebas@correo.es" }, "pruebas@correo.es"],
  ] as const) {
    const { backend, send } = await start({ env });
    expect(await send()).toBe(200);
    expect(await openMailbox(backend.mailbox).list(1)).toMatchObject([{ to: `<${recipient}>` }]);
  }
});

test("without a recipient in the template the answer is 422, and nothing is stored", async () => {
  const { backend, send } = await start({ env: { CONTACT_TO: "" } });
  expect(await send()).toBe(422);
  expect(await openMailbox(backend.mailbox).list(1)).toEqual([]);
});

test("the accounts of a real service are taken as they are set", async () => {
  const { send } = await start({ env: { VITE_EMAILJS_PUBLIC_KEY: "real_key" } });
  expect(await send()).toBe(400);
});

test("a mail server gets the message as well", async () => {
  const received: string[] = [];
  const port = await startMailServer((text) => received.push(text));
  const { backend, send } = await start({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_TO: "hola@mod.example" },
  });
  expect(await send()).toBe(200);
  expect(received.join("")).toContain(`Subject: ${t("local.mail.subject", { name: "Ana" })}`);
  expect(await openMailbox(backend.mailbox).list(5)).toHaveLength(1);
});

test("a mail server that cannot be reached answers 412, as an account to be reconnected does; the message is kept", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  const { backend, send } = await start({ env: { SMTP_URL: "smtp://127.0.0.1:1" } });
  expect(await send()).toBe(412);
  expect(await openMailbox(backend.mailbox).list(5)).toHaveLength(1);
  expect(complaint).toHaveBeenCalledOnce();
});

/** A mail server of the few words that a client needs; `receive` gets each message. */
async function startMailServer(receive: (text: string) => void): Promise<number> {
  const server = createServer((socket) => {
    let data: string | undefined;
    socket.write("220 test\r\n");
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      if (data !== undefined) {
        data += chunk;
        if (!data.endsWith("\r\n.\r\n")) return;
        receive(data);
        data = undefined;
        socket.write("250 stored\r\n");
      } else if (/^data/i.test(chunk)) {
        data = "";
        socket.write("354 go on\r\n");
      } else if (/^quit/i.test(chunk)) socket.end("221 bye\r\n");
      else socket.write("250 fine\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port.");
  return address.port;
}
