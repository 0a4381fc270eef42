import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FakeServices, startFakeMailServer, startFakeServices } from "./fake-services.ts";
import { frozenNewsletterTexts as texts } from "./frozen-newsletter-texts.ts";
import { publicKey } from "./site-keys.ts";

/** The function behind a server of its own. */
interface RunningNewsletter {
  readonly url: string;
  stop(): Promise<void>;
}

export type StartNewsletter = (env: Readonly<Record<string, string>>) => Promise<RunningNewsletter>;

const token = "0123456789abcdef".repeat(4);
const site = "https://www.mod.example";
const runSecret = "secreto-de-prueba";
const json = { "Content-Type": "application/json", apikey: publicKey };
const asClock = { "Content-Type": "application/json", Authorization: `Bearer ${runSecret}` };
const unsubscribeToken = "fedcba9876543210".repeat(4);
const due = {
  id: 7,
  email: "ana@correo.es",
  token,
  unsubscribe_token: unsubscribeToken,
  mail: "7f3c-1795336323",
};

function post({ url }: RunningNewsletter, body: BodyInit, headers: Record<string, string> = json) {
  return fetch(url, { method: "POST", body, headers });
}

/** What the function does wherever it runs; the same tests for Node and for Deno. */
export function newsletterContract(start: StartNewsletter): void {
  let services: FakeServices;
  let newsletter: RunningNewsletter;

  function env(): Record<string, string> {
    return {
      SUPABASE_URL: services.url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publicKey }),
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}',
      SITE_URL: `${site}/`,
      ALLOWED_ORIGINS: `${site}, https://mod.example`,
      NEWSLETTER_RUN_SECRET: runSecret,
      MAIL_API_URL: `${services.url}/emails`,
      MAIL_API_KEY: "re_test",
    };
  }

  beforeAll(async () => {
    services = await startFakeServices();
    newsletter = await start(env());
  });
  afterAll(async () => {
    await newsletter.stop();
    await services.stop();
  });
  beforeEach(() => {
    services.calls.length = 0;
    services.answer = () => ({ value: true });
  });

  /** Lets the database hand out mails once. */
  function letBeDue(mails: readonly unknown[], others: FakeServices["answer"] = () => ({ value: true })) {
    let left = mails;
    services.answer = (call) => {
      if (call.path !== "/rest/v1/rpc/claim_newsletter_mails") return others(call);
      const value = left.slice(0, Number(call.body.max_mails));
      left = left.slice(value.length);
      return { value };
    };
  }

  describe("the page of the links", () => {
    test.each([
      ["confirm", "confirm_subscriber", "confirmed"],
      ["unsubscribe", "delete_subscriber", "unsubscribed"],
    ])("%s calls %s with the secret key", async (action, called, status) => {
      for (const [isKnown, expected] of [
        [true, status],
        [false, "unknown"],
      ] as const) {
        services.calls.length = 0;
        services.answer = () => ({ value: isKnown });
        const response = await post(newsletter, JSON.stringify({ action, token }), { ...json, origin: site });
        expect([response.status, await response.json()]).toEqual([200, { status: expected }]);
        expect(response.headers.get("access-control-allow-origin")).toBe(site);
        expect(response.headers.get("cache-control")).toBe("no-store");
        expect(services.calls).toMatchObject([
          {
            path: `/rest/v1/rpc/${called}`,
            headers: { apikey: "sb_secret_test", authorization: "Bearer sb_secret_test" },
            body: { link_token: token },
          },
        ]);
      }
    });

    test.each([
      ["no JSON", "{", json, 400, "invalid_json"],
      ["nothing", "", json, 400, "invalid_json"],
      ["a list", "[]", json, 400, "action_unknown"],
      ["no action", JSON.stringify({ token }), json, 400, "action_unknown"],
      ["another action", JSON.stringify({ action: "toString", token }), json, 400, "action_unknown"],
      ["no token", JSON.stringify({ action: "confirm" }), json, 400, "token_required"],
      ["an empty token", JSON.stringify({ action: "confirm", token: "" }), json, 400, "token_required"],
      ["a number", JSON.stringify({ action: "unsubscribe", token: 7 }), json, 400, "token_required"],
      ["a long token", JSON.stringify({ action: "confirm", token: "a".repeat(201) }), json, 400, "token_required"],
      ["half a pair", '{"action":"confirm","token":"\\ud800"}', json, 400, "token_required"],
      ["a null byte", JSON.stringify({ action: "confirm", token: "a\0" }), json, 400, "token_required"],
      ["a large body", JSON.stringify({ action: "confirm", token: "a".repeat(9000) }), json, 413, "body_too_large"],
      [
        "another type",
        JSON.stringify({ action: "confirm", token }),
        { "Content-Type": "text/plain" },
        415,
        "json_required",
      ],
      ["no key", JSON.stringify({ action: "confirm", token }), { ...json, apikey: "" }, 401, "key_required"],
      ["another key", JSON.stringify({ action: "confirm", token }), { ...json, apikey: "sb_x" }, 401, "key_required"],
      [
        "a page of others",
        JSON.stringify({ action: "confirm", token }),
        { ...json, origin: "https://evil.example" },
        403,
        "origin_not_allowed",
      ],
    ] as const)("%s is refused, and the database is not asked", async (_kind, body, headers, status, error) => {
      const response = await post(newsletter, body, headers);
      expect([response.status, await response.json()]).toEqual([status, { error }]);
      expect(services.calls).toEqual([]);
    });

    test("calls of a client are counted, those beyond the limit are refused without a look at the token", async () => {
      for (const action of ["confirm", "unsubscribe"]) {
        services.calls.length = 0;
        services.answer = ({ path }) => ({ value: path.endsWith("hit_rate_limit") ? 0 : true });
        const headers = { ...json, origin: site, "x-forwarded-for": "192.0.2.1, 203.0.113.7" };
        expect((await post(newsletter, JSON.stringify({ action, token }), headers)).status).toBe(200);
        expect(services.calls.map(({ path }) => path)).toEqual([
          "/rest/v1/rpc/hit_rate_limit",
          `/rest/v1/rpc/${action === "confirm" ? "confirm_subscriber" : "delete_subscriber"}`,
        ]);
        expect(services.calls[0]?.body).toEqual({
          limit_name: "newsletter",
          client: "203.0.113.7",
          max_hits: 30,
          window_seconds: 600,
        });

        services.calls.length = 0;
        services.answer = () => ({ value: 42 });
        const refused = await post(newsletter, JSON.stringify({ action, token }), headers);
        expect([refused.status, await refused.json()]).toEqual([429, { error: "too_many_calls" }]);
        expect(refused.headers.get("retry-after")).toBe("42");
        expect(refused.headers.get("access-control-allow-origin")).toBe(site);
        expect(services.calls).toHaveLength(1);
      }
    });

    test("a database that cannot count is answered with 503", async () => {
      services.answer = ({ path }) => ({ value: path.endsWith("hit_rate_limit") ? "x" : true });
      const headers = { ...json, "x-forwarded-for": "203.0.113.7" };
      const response = await post(newsletter, JSON.stringify({ action: "confirm", token }), headers);
      expect([response.status, await response.json()]).toEqual([503, { error: "database_unavailable" }]);
      expect(services.calls).toHaveLength(1);
    });

    test("a database that fails is answered with 503, without its words", async () => {
      services.answer = () => ({ status: 500, value: { message: "secreto" } });
      const response = await post(newsletter, JSON.stringify({ action: "confirm", token }));
      expect([response.status, await response.text()]).toEqual([503, '{"error":"database_unavailable"}']);
    });

    test("browsers that ask beforehand are let in, other methods are not", async () => {
      const asked = await fetch(newsletter.url, { method: "OPTIONS", headers: { origin: site } });
      expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, site]);
      const deleted = await fetch(newsletter.url, { method: "DELETE" });
      expect([deleted.status, deleted.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
    });
  });

  describe("mail programs", () => {
    const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });

    test.each([
      ["a form", () => oneClick],
      [
        "a form in parts",
        () => {
          const form = new FormData();
          form.set("List-Unsubscribe", "One-Click");
          return form;
        },
      ],
    ])("unsubscribe with one call of %s, without key or origin, also for an unknown token", async (_kind, body) => {
      for (const value of [true, false]) {
        services.calls.length = 0;
        services.answer = () => ({ value });
        const response = await fetch(`${newsletter.url}?token=${token}`, { method: "POST", body: body() });
        expect([response.status, await response.text()]).toEqual([200, ""]);
        expect(services.calls).toMatchObject([{ path: "/rest/v1/rpc/delete_subscriber", body: { link_token: token } }]);
      }
    });

    test.each([
      ["an empty body", "", "application/x-www-form-urlencoded", 400],
      ["another value", "List-Unsubscribe=Two-Clicks", "application/x-www-form-urlencoded", 400],
      ["another type", "List-Unsubscribe=One-Click", "text/plain", 400],
      ["JSON", JSON.stringify({ "List-Unsubscribe": "One-Click" }), "application/json", 400],
      [
        "a form without end",
        `List-Unsubscribe=One-Click&a=${"a".repeat(9000)}`,
        "application/x-www-form-urlencoded",
        413,
      ],
    ])("%s does nothing", async (_kind, body, type, status) => {
      const response = await fetch(`${newsletter.url}?token=${token}`, {
        method: "POST",
        body,
        headers: { "Content-Type": type },
      });
      expect(response.status).toBe(status);
      expect(services.calls).toEqual([]);
    });

    test("have a limit of their own, ten times as high: one of their servers calls for many people", async () => {
      const call = () =>
        fetch(`${newsletter.url}?token=${token}`, {
          method: "POST",
          body: oneClick,
          headers: { "x-forwarded-for": "203.0.113.7" },
        });
      services.answer = ({ path }) => ({ value: path.endsWith("hit_rate_limit") ? 0 : true });
      expect((await call()).status).toBe(200);
      expect(services.calls).toMatchObject([
        { body: { limit_name: "newsletter-one-click", client: "203.0.113.7", max_hits: 300, window_seconds: 600 } },
        { path: "/rest/v1/rpc/delete_subscriber" },
      ]);
      services.answer = () => ({ value: 42 });
      const refused = await call();
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "42"]);
      expect(services.calls).toHaveLength(3);
    });

    test("a token that can be none is answered like one that is unknown", async () => {
      for (const impossible of ["", "a%00", "a".repeat(300)]) {
        const response = await fetch(`${newsletter.url}?token=${impossible}`, { method: "POST", body: oneClick });
        expect([response.status, await response.text()]).toEqual([200, ""]);
      }
      expect(services.calls).toEqual([]);
    });

    test.each(["GET", "HEAD"])("who opens the URL is led to the page, and %s changes nothing", async (method) => {
      const response = await fetch(`${newsletter.url}?token=${token}`, { method, redirect: "manual" });
      expect([response.status, response.headers.get("location")]).toEqual([303, `${site}/boletin#baja=${token}`]);
      const strange = await fetch(`${newsletter.url}?token=%0d%0aSet-Cookie:a`, { method, redirect: "manual" });
      expect(strange.headers.get("location")).toBe(`${site}/boletin#baja=%0D%0ASet-Cookie%3Aa`);
      const without = await fetch(newsletter.url, { method, redirect: "manual" });
      expect(without.headers.get("location")).toBe(`${site}/boletin`);
      expect(services.calls).toEqual([]);
    });
  });

  describe("the run", () => {
    const run = (headers: Record<string, string> = asClock) => post(newsletter, '{"action":"send"}', headers);

    test.each([
      ["without a secret", json],
      ["with another secret", { ...json, Authorization: "Bearer otro" }],
      ["with more than the secret", { ...json, Authorization: `Bearer ${runSecret}x` }],
      ["with the public key", { ...json, apikey: "sb_publishable_x", Authorization: "Bearer sb_publishable_x" }],
    ])("%s nothing is sent", async (_kind, headers) => {
      const response = await run(headers);
      expect([response.status, await response.json()]).toEqual([401, { error: "secret_required" }]);
      expect(services.calls).toEqual([]);
    });

    test("a mail that is due goes to the mail service, with the words of the content", async () => {
      letBeDue([due]);
      const response = await run();
      expect([response.status, await response.json()]).toEqual([200, { sent: 1, failed: 0 }]);
      const [claim, mail, finish] = services.calls;
      expect(claim?.body).toEqual({ consent_text: texts.consent, max_mails: expect.any(Number) });
      expect(finish).toMatchObject({ path: "/rest/v1/rpc/finish_newsletter_mail", body: { subscriber_id: 7 } });
      expect(mail?.headers).toMatchObject({
        authorization: "Bearer re_test",
        "idempotency-key": "confirmation-7f3c-1795336323",
      });
      expect(mail?.body).toEqual({
        from: '"Módulos \\"M\\" & Cía., S. L." <hola@mod.example>',
        to: ["ana@correo.es"],
        subject: texts.mail.subject,
        text: expect.any(String),
        html: expect.any(String),
        headers: {
          "List-Unsubscribe": `<${services.url}/functions/v1/newsletter?token=${unsubscribeToken}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          "Auto-Submitted": "auto-generated",
        },
      });
      const { text, html } = mail?.body ?? {};
      for (const words of [...Object.values(texts.company), texts.mail.heading, texts.mail.button, texts.mail.ignore]) {
        expect(text).toContain(words);
      }
      for (const link of [`${site}/boletin#confirmar=${token}`, `${site}/boletin#baja=${unsubscribeToken}`]) {
        expect(text).toContain(link);
        expect(html).toContain(`href="${link}"`);
      }
      expect(html).toContain("Falta un &lt;paso&gt;");
      expect(html).toContain("M&quot; &amp; Cía.");
      expect(html).not.toContain("<paso>");
      expect(html).not.toMatch(/<script|<img|<link/);
    });

    test("all that is due goes out, in portions", async () => {
      letBeDue(Array.from({ length: 12 }, (_mail, index) => ({ ...due, id: index, mail: `${index}-1` })));
      expect(await (await run()).json()).toEqual({ sent: 12, failed: 0 });
      expect(services.calls.filter(({ path }) => path === "/emails")).toHaveLength(12);
    });

    test("what the mail service refuses stays due, the others go out", async () => {
      letBeDue([due, { ...due, id: 8, email: "mala@correo.es" }, { ...due, id: 9 }], ({ path, body }) =>
        path === "/emails" && String(body.to) === "mala@correo.es"
          ? { status: 422, value: { message: "no" } }
          : { value: true },
      );
      expect(await (await run()).json()).toEqual({ sent: 2, failed: 1 });
      const finished = services.calls.filter(({ path }) => path.endsWith("finish_newsletter_mail"));
      expect(finished.map(({ body }) => body.subscriber_id)).toEqual([7, 9]);
    });

    test("a mail service that takes nothing ends the run: what is not claimed is not tried", async () => {
      letBeDue(
        Array.from({ length: 12 }, (_mail, id) => ({ ...due, id })),
        ({ path }) => (path === "/emails" ? { status: 503, value: null } : { value: true }),
      );
      expect(await (await run()).json()).toEqual({ sent: 0, failed: 5 });
    });

    test("what is no email address gets no mail", async () => {
      letBeDue([{ ...due, email: "ana@correo.es>, otra@correo.es" }]);
      expect(await (await run()).json()).toEqual({ sent: 0, failed: 1 });
      expect(services.calls.some(({ path }) => path === "/emails")).toBe(false);
    });

    test("a database that says something else is answered with 503", async () => {
      services.answer = () => ({ value: [{ id: "x" }] });
      expect((await run()).status).toBe(503);
    });
  });

  describe("settings", () => {
    async function withEnv<Result>(
      changes: Record<string, string>,
      work: (started: RunningNewsletter) => Promise<Result>,
    ) {
      const started = await start({ ...env(), ...changes });
      try {
        return await work(started);
      } finally {
        await started.stop();
      }
    }

    test("a mail server takes the mails too, from the sender of the settings", async () => {
      const server = await startFakeMailServer();
      letBeDue([due]);
      const changes = { MAIL_API_KEY: "", SMTP_URL: server.url, MAIL_FROM: "Novedades <boletin@mod.example>" };
      await withEnv(changes, async (started) => {
        expect(await (await post(started, '{"action":"send"}', asClock)).json()).toEqual({ sent: 1, failed: 0 });
      });
      await server.stop();
      expect(server.messages).toMatchObject([{ recipients: ["ana@correo.es"] }]);
      const message = await PostalMime.parse(server.messages[0]?.source ?? "");
      expect(message).toMatchObject({
        from: { name: "Novedades", address: "boletin@mod.example" },
        to: [{ address: "ana@correo.es" }],
        subject: texts.mail.subject,
        messageId: "<confirmation.7f3c-1795336323@mod.example>",
      });
      expect(message.text).toContain(`${site}/boletin#confirmar=${token}`);
      const headers = Object.fromEntries(message.headers.map(({ key, value }) => [key, value]));
      expect(headers).toMatchObject({
        "list-unsubscribe": `<${services.url}/functions/v1/newsletter?token=${unsubscribeToken}>`,
        "list-unsubscribe-post": "List-Unsubscribe=One-Click",
        "auto-submitted": "auto-generated",
      });
    });

    test("without a mail service, a site or a secret nothing is claimed", async () => {
      for (const [changes, status, error] of [
        [{ MAIL_API_KEY: "" }, 500, "not_configured"],
        [{ SITE_URL: "" }, 500, "not_configured"],
        [{ SUPABASE_URL: "" }, 500, "not_configured"],
        [{ NEWSLETTER_RUN_SECRET: "" }, 401, "secret_required"],
      ] as const) {
        await withEnv(changes, async (started) => {
          const response = await post(started, '{"action":"send"}', { ...json, Authorization: `Bearer ${runSecret}` });
          expect([response.status, await response.json()]).toEqual([status, { error }]);
          const empty = await post(started, '{"action":"send"}', { ...json, Authorization: "Bearer " });
          expect(empty.status).toBe(401);
        });
      }
      expect(services.calls).toEqual([]);
    });
  });
}
