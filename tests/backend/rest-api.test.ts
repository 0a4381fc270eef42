import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteClient } from "./site-client.ts";
import { publicKey, secretKey } from "./site-keys.ts";
import { type RunningBackend, startBackend } from "./start-backend.ts";

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

let clients = 0;
/** Every call comes from a client of its own, so that no limit gets in between. */
function nextIp(): string {
  clients += 1;
  return `10.0.${Math.floor(clients / 250)}.${clients % 250}`;
}

async function call(path: string, { body, ...init }: RequestInit & { body?: BodyInit } = {}) {
  const response = await fetch(`${backend.url}/rest/v1${path}`, {
    method: body === undefined ? "GET" : "POST",
    body,
    ...init,
    headers: {
      apikey: publicKey,
      "Content-Type": "application/json",
      "x-forwarded-for": nextIp(),
      ...init.headers,
    },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function insert(body: BodyInit, init: RequestInit = {}) {
  return call("/emails", { ...init, body });
}

async function storedEmails(): Promise<string[]> {
  const { data, error } = await siteClient(backend.url, nextIp(), secretKey).from("emails").select("email");
  expect(error).toBeNull();
  return (data ?? []).map(({ email }) => String(email));
}

test("a sign-up answers 201 with nothing in it, a second one as well", async () => {
  for (const email of ["ana@correo.es", "ANA@correo.es"]) {
    const { status, headers, text } = await insert(JSON.stringify({ email }));
    expect({ status, text, range: headers.get("content-range") }).toEqual({ status: 201, text: "", range: "*/*" });
  }
  expect((await storedEmails()).filter((email) => email === "ana@correo.es")).toHaveLength(1);
});

test("supabase-js signs up as the site does, and learns nothing but that it worked", async () => {
  const result = await siteClient(backend.url, nextIp()).from("emails").insert({ email: "eva@correo.es" });
  expect(result).toMatchObject({ data: null, error: null, status: 201, statusText: "Created" });
  expect(await storedEmails()).toContain("eva@correo.es");
  const sent = backend.seen.find((headers) => headers["content-profile"] === "public");
  expect(sent).toMatchObject({ apikey: publicKey, authorization: `Bearer ${publicKey}` });
});

test("supabase-js may not read, insert and read, or change anything", async () => {
  const emails = siteClient(backend.url, nextIp()).from("emails");
  const denied = { code: "42501", message: "permission denied for view emails", details: null, hint: null };
  for (const result of [
    await emails.select(),
    await emails.select("email"),
    await emails.insert({ email: "otra@correo.es" }).select(),
  ]) {
    expect(result).toMatchObject({ status: 401, data: null, error: denied });
  }
  for (const result of [await emails.update({ email: "x@y.es" }).neq("id", 0), await emails.delete().neq("id", 0)]) {
    expect(result).toMatchObject({ status: 405, data: null, error: { code: "PGRST117" } });
  }
  expect(await storedEmails()).not.toContain("otra@correo.es");
});

test.each([
  ["an email address with a space", { email: "ana lopez@correo.es" }, "23514"],
  ["an email address of 300 characters", { email: `${"a".repeat(300)}@correo.es` }, "23514"],
  ["HTML", { email: "<img src=x onerror=alert(1)>@correo.es" }, "23514"],
  ["a formula", { email: "=1+1@correo.es" }, "23514"],
  ["a list for an email address", { email: ["ana@correo.es"] }, "23514"],
  ["null", { email: null }, "23502"],
  ["nothing", {}, "23502"],
])("%s answers 400, with its code in the header of PostgREST's errors", async (_kind, body, code) => {
  const { status, headers, text } = await insert(JSON.stringify(body));
  expect({ status, text, code: headers.get("proxy-status") }).toEqual({
    status: 400,
    text: "",
    code: `PostgREST; error=${code}`,
  });
});

test("the site takes a refused sign-up for one", async () => {
  const { error, status } = await siteClient(backend.url, nextIp()).from("emails").insert({ email: "mal" });
  expect(status).toBe(400);
  expect(error).not.toBeNull();
});

test.each([
  ["a null byte", { email: "ana\u0000@correo.es" }, 400, "22P05"],
  ["half of a surrogate pair", { email: "ana\ud800@correo.es" }, 400, "22P02"],
  ["another column", { email: "ana@correo.es", admin: true }, 400, "PGRST204"],
  ["a column called like SQL", { 'email") values (1); --': "x" }, 400, "PGRST204"],
  ["an id of its own", { email: "ana@correo.es", id: 7 }, 401, "42501"],
  ["a date of its own", { email: "ana@correo.es", created_at: "2020-01-01" }, 401, "42501"],
  ["rows of different shapes", [{ email: "a@b.es" }, { mail: "a@b.es" }], 400, "PGRST102"],
  ["a list of texts", ["ana@correo.es"], 400, "PGRST102"],
])("%s answers its status", async (_kind, body, status, code) => {
  const answer = await insert(JSON.stringify(body));
  expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code]);
  expect(Object.keys(JSON.parse(answer.text)).sort()).toEqual(["code", "details", "hint", "message"]);
  expect(answer.headers.get("www-authenticate")).toBe(status === 401 ? "Bearer" : null);
  expect(answer.headers.get("proxy-status")).toBe(`PostgREST; error=${code}`);
});

test.each([
  ["no JSON", 400, "{"],
  ["nothing", 400, ""],
  ["no UTF-8", 400, new Uint8Array([0x22, 0xff, 0x22])],
  ["JSON nested a thousand levels deep", 400, `{"email":${"[".repeat(1000)}${"]".repeat(1000)}}`],
  ["ten megabytes", 413, new Uint8Array(10_000_000).fill(0x61)],
])("a body of %s answers %i", async (_kind, status, body) => {
  const answer = await insert(body);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toHaveProperty("message");
});

test.each(["text/plain", "multipart/form-data; boundary=x", "application/xml", "application/jsonp"])(
  "the type %s answers 400",
  async (type) => {
    const answer = await insert('{"email":"ana@correo.es"}', { headers: { "Content-Type": type } });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ code: "PGRST102" });
  },
);

test.each(["[]", '"ana@correo.es"', "7"])("the body %s inserts nothing, as in PostgREST", async (body) => {
  expect((await insert(body)).status).toBe(201);
});

test.each([
  ["nothing", {}, '{"email":"x@y.es"}', { status: 201, range: "*/*", applied: null }],
  [
    "count=exact",
    { prefer: "count=exact" },
    '{"email":"x@y.es"}',
    { status: 201, range: "*/1", applied: "count=exact" },
  ],
  [
    "an estimate",
    { prefer: "count=estimated" },
    '{"email":"x@y.es"}',
    { status: 201, range: "*/1", applied: "count=estimated" },
  ],
  [
    "the planner's guess",
    { prefer: "count=planned" },
    '{"email":"x@y.es"}',
    { status: 201, range: "*/*", applied: "count=planned" },
  ],
  ["the count of none", { prefer: "count=exact" }, "[]", { status: 201, range: "*/0", applied: "count=exact" }],
  [
    "all there is",
    { prefer: "handling=strict, tx=rollback,return=minimal , missing=default" },
    '{"email":"x@y.es"}',
    { status: 201, range: "*/*", applied: "missing=default, return=minimal, handling=strict" },
  ],
  ["the first of two", { prefer: "count=planned, count=exact" }, "[]", { range: "*/*", applied: "count=planned" }],
  ["one object", { accept: "application/vnd.pgrst.object+json" }, '{"email":"x@y.es"}', { status: 201 }],
  ["an old name", { accept: "application/vnd.pgrst.object" }, '[{"email":"x@y.es"}]', { status: 201 }],
  ["a table", { accept: "text/csv" }, '{"email":"x@y.es"}', { status: 201 }],
  ["a type that there is", { accept: "text/html;q=0.9, */*;q=0.1" }, '{"email":"x@y.es"}', { status: 201 }],
])("who asks for %s is answered as PostgREST does", async (_kind, headers, body, expected) => {
  const answer = await insert(body, { headers: { ...headers } });
  const range = answer.headers.get("content-range");
  const applied = answer.headers.get("preference-applied");
  expect({ status: answer.status, range, applied, text: answer.text }).toMatchObject({ ...expected, text: "" });
});

test.each([
  [
    "one object of none",
    { accept: "application/vnd.pgrst.object+json" },
    "[]",
    406,
    "PGRST116",
    "The result contains 0 rows",
  ],
  ["a page", { accept: "text/html" }, '{"email":"x@y.es"}', 406, "PGRST107", null],
  ["a plan", { accept: "application/vnd.pgrst.plan+json" }, '{"email":"x@y.es"}', 406, "PGRST107", null],
  [
    "what there is not, strictly",
    { prefer: "handling=strict, foo, bar" },
    '{"email":"x@y.es"}',
    400,
    "PGRST122",
    "Invalid preferences: foo, bar",
  ],
  ["the row", { prefer: "return=representation" }, '{"email":"x@y.es"}', 401, "42501", null],
  ["the row's place", { prefer: "return=headers-only" }, '{"email":"x@y.es"}', 401, "42501", null],
])("who asks for %s is refused as PostgREST does", async (_kind, headers, body, status, code, details) => {
  const answer = await insert(body, { headers: { ...headers } });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([status, expect.objectContaining({ code, details })]);
});

test("a server that reads gets one object, a list or their number", async () => {
  await insert('{"email":"lista@correo.es"}');
  const total = (await storedEmails()).length;
  expect(total).toBeGreaterThan(1);
  const read = (headers: Record<string, string>) =>
    call("/emails?select=email", { headers: { apikey: secretKey, ...headers } });
  expect((await read({ prefer: "count=exact" })).headers.get("content-range")).toBe(`0-${total - 1}/${total}`);
  expect((await read({})).headers.get("content-range")).toBe(`0-${total - 1}/*`);
  const several = await read({ accept: "application/vnd.pgrst.object+json" });
  expect([several.status, JSON.parse(several.text)]).toEqual([
    406,
    {
      code: "PGRST116",
      message: "Cannot coerce the result to a single JSON object",
      details: `The result contains ${total} rows`,
      hint: null,
    },
  ]);
  await call("/emails", { method: "DELETE", headers: { apikey: secretKey } });
});

test("a schema that the API does not show answers 406", async () => {
  const answer = await insert('{"email":"otra@correo.es"}', { headers: { "Content-Profile": "private" } });
  expect([answer.status, JSON.parse(answer.text).code]).toEqual([406, "PGRST106"]);
});

test("without a key, or with another one, a call answers 401", async () => {
  const without = await insert("{}", { headers: { apikey: "" } });
  expect([without.status, JSON.parse(without.text).message]).toEqual([401, "No API key found in request"]);
  const wrong = await insert("{}", { headers: { apikey: "sb_publishable_other" } });
  expect([wrong.status, JSON.parse(wrong.text).message]).toEqual([401, "Invalid API key"]);
});

test("the token of a session is refused: there is no service here that issues any", async () => {
  const answer = await insert('{"email":"b@c.es"}', { headers: { authorization: "Bearer eyJ.eyJ.x" } });
  expect([answer.status, JSON.parse(answer.text).code]).toEqual([401, "PGRST301"]);
});

test.each([
  ["an unknown table", "/nada", "{}", 404, "PGRST205"],
  ["a table of another schema", "/private.rate_limits", "{}", 404, "PGRST205"],
  ["an unknown function", "/rpc/nada", "{}", 404, "PGRST202"],
  ["a function with other parameters", "/rpc/hit_rate_limit", '{"x":1}', 404, "PGRST202"],
  [
    "the counter",
    "/rpc/hit_rate_limit",
    '{"limit_name":"emails","client":"x","max_hits":1,"window_seconds":1}',
    401,
    "42501",
  ],
  ["an upsert", "/emails?on_conflict=email", '{"email":"a@b.es"}', 400, "PGRST100"],
])("%s answers its status", async (_kind, path, body, status, code) => {
  const answer = await call(path, { body });
  expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code]);
});

test.each([
  ["/%zz", 404],
  ["/%00", 400],
  ["/emails%22%3B%20drop%20table%20emails%3B%20--", 404],
  ["/emails?columns=%zz", 400],
  ["/emails?select=*&email=eq.a", 400],
  [`/emails?columns=${Array(1700).fill("email").join(",")}`, 400],
  ["/", 405],
  ["//emails", 405],
])("the path %s answers %s", async (path, status) => {
  expect((await call(path, { body: '{"email":"a@b.es"}' })).status).toBe(status);
});

test("a visitor who goes away in the middle of a call leaves no trace on the terminal", async () => {
  const { port } = new URL(backend.url);
  const socket = connect(Number(port), "127.0.0.1");
  const head = `POST /rest/v1/emails HTTP/1.1\r\nHost: localhost\r\napikey: ${publicKey}\r\nContent-Length: 99\r\n\r\n{`;
  await new Promise<void>((resolve) => socket.write(head, () => resolve()));
  await expect.poll(() => backend.seen.at(-1)?.["content-length"]).toBe("99");
  socket.destroy();
  // The server still answers.
  expect((await insert('{"email":"sigue@correo.es"}')).status).toBe(201);
});

test.each(["PUT", "PATCH", "DELETE"])("%s answers 405", async (method) => {
  const answer = await call("/emails", { method, ...(method !== "DELETE" && { body: "{}" }) });
  expect([answer.status, JSON.parse(answer.text).code]).toEqual([405, "PGRST117"]);
});

test("pages of this machine may ask, pages of others may not", async () => {
  const own = await insert('{"email":"c@d.es"}', { headers: { origin: "http://localhost:5173" } });
  expect([own.status, own.headers.get("access-control-allow-origin")]).toEqual([201, "http://localhost:5173"]);
  const other = await insert('{"email":"d@e.es"}', { headers: { origin: "https://evil.example" } });
  expect([other.status, other.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  expect(await storedEmails()).not.toContain("d@e.es");
});

test("browsers that ask beforehand are told what they may send", async () => {
  const { status, headers } = await call("/emails", {
    method: "OPTIONS",
    headers: {
      origin: "http://localhost:5173",
      "access-control-request-method": "POST",
      "access-control-request-headers": "apikey,authorization,content-profile,content-type,x-client-info",
    },
  });
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-origin")).toBe("http://localhost:5173");
  expect(headers.get("access-control-allow-headers")).toContain("content-profile");
});

test("a read that names more columns than PostgreSQL can have answers 400", async () => {
  const { status, text } = await call(`/emails?select=${Array(1700).fill("email").join(",")}`);
  expect([status, JSON.parse(text).code]).toEqual([400, "PGRST100"]);
});

test("a body that comes slowly does not hold up other calls", async () => {
  const { port } = new URL(backend.url);
  const socket = connect(Number(port), "127.0.0.1");
  const head = `POST /rest/v1/emails HTTP/1.1\r\nHost: localhost\r\napikey: ${publicKey}\r\nContent-Length: 99\r\n\r\n{`;
  await new Promise<void>((resolve) => socket.write(head, () => resolve()));
  await expect.poll(() => backend.seen.at(-1)?.["content-length"]).toBe("99");
  const other = insert('{"email":"rapida@correo.es"}', { signal: AbortSignal.timeout(20_000) });
  expect((await other).status).toBe(201);
  socket.destroy();
});
