import { beforeEach, expect, test, vi } from "vitest";
import { createNewsletterHandler } from "#supabase/functions/newsletter/handler.ts";
import {
  dueMail,
  json,
  newsletterEnv,
  oneClick,
  runHeaders,
  site,
  frozenNewsletterTexts as texts,
  token,
  unsubscribeToken,
} from "./newsletter-calls.ts";

interface Call {
  readonly path: string;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The calls of database and mail service, and their answers: a status and a value. */
let calls: Call[];
let answerTo: (call: Call) => { readonly status?: number; readonly value: unknown };
beforeEach(() => {
  calls = [];
  answerTo = () => ({ value: true });
  // Failures to send go to the log, which is the terminal of this test.
  vi.spyOn(console, "error").mockImplementation(() => {});
});

function ask(init: RequestInit, { search = "", env = {} }: { search?: string; env?: Record<string, string> } = {}) {
  vi.stubGlobal("fetch", async (input: string, { headers, body }: RequestInit) => {
    const call = { path: new URL(input).pathname, headers: new Headers(headers), body: JSON.parse(String(body)) };
    calls.push(call);
    const { status = 200, value } = answerTo(call);
    return Response.json(value, { status });
  });
  const handle = createNewsletterHandler({ env: { ...newsletterEnv("https://project.example"), ...env }, texts });
  return handle(new Request(`https://project.example/functions/v1/newsletter${search}`, init));
}

function post(body: BodyInit, headers: Record<string, string> = json, env: Record<string, string> = {}) {
  return ask({ method: "POST", body, headers }, { env });
}

const act = (action: string) => JSON.stringify({ action, token });
const run = (env?: Record<string, string>) => post('{"action":"send"}', runHeaders, env);
const pathsOf = () => calls.map(({ path }) => path.split("/").at(-1));
/** Makes the database count a call: the seconds to wait, or something else. */
const countIs = (seconds: unknown) => {
  answerTo = ({ path }) => ({ value: path.endsWith("hit_rate_limit") ? seconds : true });
};

test.each([
  ["confirm", "confirm_subscriber", "confirmed"],
  ["unsubscribe", "delete_subscriber", "unsubscribed"],
])("the page of the links: %s calls %s with the secret key", async (action, called, status) => {
  for (const [isKnown, expected] of [
    [true, status],
    [false, "unknown"],
  ] as const) {
    calls = [];
    answerTo = () => ({ value: isKnown });
    const response = await post(act(action), { ...json, origin: site });
    expect([response.status, await response.json()]).toEqual([200, { status: expected }]);
    expect(response.headers.get("access-control-allow-origin")).toBe(site);
    const [call] = calls;
    expect([calls.length, call?.path, call?.body]).toEqual([1, `/rest/v1/rpc/${called}`, { link_token: token }]);
    expect(call?.headers.get("apikey")).toBe("sb_secret_test");
    expect(call?.headers.get("authorization")).toBe("Bearer sb_secret_test");
  }
});

const formType = { "Content-Type": "application/x-www-form-urlencoded" };
const tokenSearch = `?token=${token}`;

test.each<[string, number, string | undefined, BodyInit, Record<string, string>, string?]>([
  ["no JSON", 400, "invalid_json", "{", json],
  ["another action", 400, "action_unknown", act("toString"), json],
  ["no token", 400, "token_required", '{"action":"confirm"}', json],
  ["a long token", 400, "token_required", JSON.stringify({ action: "confirm", token: "a".repeat(201) }), json],
  ["half a pair", 400, "token_required", '{"action":"confirm","token":"\\ud800"}', json],
  ["a null byte", 400, "token_required", '{"action":"confirm","token":"a\\u0000"}', json],
  ["no key", 401, "key_required", act("confirm"), { ...json, apikey: "" }],
  ["others' page", 403, "origin_not_allowed", act("confirm"), { ...json, origin: "https://evil.example" }],
  ["a run without a secret", 401, "secret_required", '{"action":"send"}', json],
  ["another secret", 401, "secret_required", '{"action":"send"}', { ...json, Authorization: "Bearer otro" }],
  ["no form", 400, "one_click_required", '{"List-Unsubscribe":"One-Click"}', json, tokenSearch],
  ["a form without end", 413, "body_too_large", `${oneClick}&a=${"a".repeat(9000)}`, formType, tokenSearch],
])(
  "%s answers %i, and neither database nor mail service is asked",
  async (_kind, status, error, body, headers, search = "") => {
    const response = await ask({ method: "POST", body, headers }, { search });
    expect([response.status, await response.json()]).toEqual([status, { error }]);
    expect(calls).toEqual([]);
  },
);

test("calls of a client are counted, those beyond the limit are refused without a look at the token", async () => {
  const headers = { ...json, origin: site, "x-forwarded-for": "192.0.2.1, 203.0.113.7" };
  countIs(0);
  expect((await post(act("confirm"), headers)).status).toBe(200);
  expect(pathsOf()).toEqual(["hit_rate_limit", "confirm_subscriber"]);
  const limit = { limit_name: "newsletter", client: "203.0.113.7", max_hits: 30, window_seconds: 600 };
  expect(calls[0]?.body).toEqual(limit);
  countIs(42);
  const refused = await post(act("confirm"), headers);
  expect([refused.status, await refused.json()]).toEqual([429, { error: "too_many_calls" }]);
  expect(refused.headers.get("retry-after")).toBe("42");
  expect(refused.headers.get("access-control-allow-origin")).toBe(site);
  expect(calls).toHaveLength(3);
  countIs("x");
  const failed = await post(act("confirm"), headers);
  expect([failed.status, await failed.json()]).toEqual([503, { error: "database_unavailable" }]);
});

test("a database that fails is answered with 503, without its words", async () => {
  answerTo = () => ({ status: 500, value: { message: "secreto" } });
  const response = await post(act("confirm"));
  expect([response.status, await response.text()]).toEqual([503, '{"error":"database_unavailable"}']);
  answerTo = () => ({ value: [{ id: "x" }] });
  expect((await run()).status).toBe(503);
});

test("mail programs unsubscribe with one call, without key or origin, also for an unknown token", async () => {
  const parts = new FormData();
  parts.set("List-Unsubscribe", "One-Click");
  for (const body of [oneClick, parts]) {
    for (const value of [true, false]) {
      calls = [];
      answerTo = () => ({ value });
      const response = await ask({ method: "POST", body }, { search: tokenSearch });
      expect([response.status, await response.text()]).toEqual([200, ""]);
      expect(calls).toMatchObject([{ path: "/rest/v1/rpc/delete_subscriber", body: { link_token: token } }]);
    }
  }
  calls = [];
  for (const impossible of ["", "a%00", "a".repeat(300)]) {
    const response = await ask({ method: "POST", body: oneClick }, { search: `?token=${impossible}` });
    expect([response.status, await response.text(), calls]).toEqual([200, "", []]);
  }
});

test("they have a limit of their own, ten times as high: one of their servers calls for many people", async () => {
  const call = () =>
    ask({ method: "POST", body: oneClick, headers: { "x-forwarded-for": "203.0.113.7" } }, { search: tokenSearch });
  countIs(0);
  expect((await call()).status).toBe(200);
  expect(calls[0]?.body).toMatchObject({ limit_name: "newsletter-one-click", max_hits: 300, window_seconds: 600 });
  countIs(42);
  const refused = await call();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "42"]);
  expect(pathsOf()).toEqual(["hit_rate_limit", "delete_subscriber", "hit_rate_limit"]);
});

test.each([
  [tokenSearch, `#baja=${token}`],
  ["?token=%0d%0aSet-Cookie:a", "#baja=%0D%0ASet-Cookie%3Aa"],
])("who opens the URL with «%s» is led to the page, and nothing changes", async (search, fragment) => {
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await ask({ method }, { search });
    expect([status, headers.get("location"), calls]).toEqual([303, `${site}/boletin${fragment}`, []]);
  }
});

/** Makes the database hand out mails once. */
function letBeDue(mails: readonly unknown[], others: typeof answerTo = () => ({ value: true })): void {
  let left = mails;
  answerTo = (call) => {
    if (!call.path.endsWith("claim_newsletter_mails")) return others(call);
    const value = left.slice(0, Number(call.body.max_mails));
    left = left.slice(value.length);
    return { value };
  };
}
const isMail = ({ path }: Call) => path === "/emails";

test("a mail that is due goes to the mail service, with the words of the content", async () => {
  letBeDue([dueMail]);
  const response = await run();
  expect([response.status, await response.json()]).toEqual([200, { sent: 1, failed: 0 }]);
  const [claim, mail, finish] = calls;
  expect(claim?.body).toEqual({ consent_text: texts.consent, max_mails: expect.any(Number) });
  expect(finish).toMatchObject({ path: "/rest/v1/rpc/finish_newsletter_mail", body: { subscriber_id: 7 } });
  expect(mail?.headers.get("authorization")).toBe("Bearer re_test");
  expect(mail?.headers.get("idempotency-key")).toBe("confirmation-7f3c-1795336323");
  expect(mail?.body).toEqual({
    from: '"Módulos \\"M\\" & Cía., S. L." <hola@mod.example>',
    to: ["ana@correo.es"],
    subject: texts.mail.subject,
    text: expect.any(String),
    html: expect.any(String),
    headers: {
      "List-Unsubscribe": `<https://project.example/functions/v1/newsletter?token=${unsubscribeToken}>`,
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
  expect(html).not.toMatch(/<paso>|<script|<img|<link/);
});

const twelve = Array.from({ length: 12 }, (_mail, id) => ({ ...dueMail, id }));

test("all that is due goes out, in portions; a mail service that takes nothing ends the run", async () => {
  letBeDue(twelve);
  expect(await (await run()).json()).toEqual({ sent: 12, failed: 0 });
  expect(calls.filter(isMail)).toHaveLength(12);
  // Mails that are not claimed are not tried.
  letBeDue(twelve, (call) => (isMail(call) ? { status: 503, value: null } : { value: true }));
  expect(await (await run()).json()).toEqual({ sent: 0, failed: 5 });
});

test("mails that the mail service refuses stay due, and the others go out", async () => {
  letBeDue([dueMail, { ...dueMail, id: 8, email: "mala@correo.es" }, { ...dueMail, id: 10 }], (call) =>
    String(call.body.to) === "mala@correo.es" ? { status: 422, value: { message: "no" } } : { value: true },
  );
  expect(await (await run()).json()).toEqual({ sent: 2, failed: 1 });
  const finished = calls.filter(({ path }) => path.endsWith("finish_newsletter_mail"));
  expect(finished.map(({ body }) => body.subscriber_id)).toEqual([7, 10]);
  expect(calls.filter(isMail)).toHaveLength(3);
});

test.each([
  [{ MAIL_API_KEY: "" }, 500, "not_configured"],
  [{ SITE_URL: "" }, 500, "not_configured"],
  [{ NEWSLETTER_RUN_SECRET: "" }, 401, "secret_required"],
])("with %j nothing is claimed", async (env, status, error) => {
  const response = await run(env);
  expect([response.status, await response.json()]).toEqual([status, { error }]);
  expect((await post('{"action":"send"}', { ...json, Authorization: "Bearer " }, env)).status).toBe(401);
  expect(calls).toEqual([]);
});
