import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteClient } from "./site-client.ts";
import { publicKey, secretKey } from "./site-keys.ts";
import { type RunningBackend, startBackend } from "./start-backend.ts";

// Nobody may learn who is subscribed: whatever a visitor asks for, known addresses and new ones have one answer.

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ sendsConfirmations: false });
});
afterAll(() => backend.stop());

let calls = 0;
/** Returns a number that no call before has had; addresses of it are as long as all others. */
function nextNumber(): number {
  calls += 1;
  return 100_000 + calls;
}

interface Asked {
  readonly path?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends an insert and returns every byte of the answer but those of its date. */
function rawInsert(emails: readonly string[], { path = "/emails", headers }: Asked, ip?: string): Promise<string> {
  const { port } = new URL(backend.url);
  const number = nextNumber();
  const rows = emails.map((email) => ({ email }));
  const body = JSON.stringify(rows.length === 1 ? rows[0] : rows);
  const lines = [
    `POST /rest/v1${path} HTTP/1.1`,
    "Host: localhost",
    "Connection: close",
    `apikey: ${publicKey}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Forwarded-For: ${ip ?? `10.${number & 255}.${(number >> 8) & 255}.1`}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`));
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => (answer += text));
    socket.on("end", () => resolve(answer.replace(/^Date: .*\r\n/m, "")));
    socket.on("error", reject);
  });
}

/** Every value that a preference can have, and none. */
const values = {
  return: ["", "return=minimal", "return=headers-only", "return=representation"],
  count: ["", "count=exact", "count=planned", "count=estimated"],
  others: [
    "",
    "tx=commit",
    "tx=rollback",
    "missing=default",
    "missing=null",
    "resolution=ignore-duplicates",
    "resolution=merge-duplicates",
    "handling=strict",
    "handling=strict, foo",
    "handling=strict, max-affected=1",
    "timezone=Europe/Madrid",
  ],
};
const accepts = [
  "",
  "*/*",
  "application/json",
  "application/vnd.pgrst.object+json",
  "application/vnd.pgrst.object",
  "application/vnd.pgrst.object+json;nulls=stripped",
  "application/vnd.pgrst.array+json;nulls=stripped",
  "text/csv",
  "application/vnd.pgrst.plan+json",
  "text/html",
];

const readings = values.return.flatMap((one) => values.count.map((two) => [one, two].filter(Boolean).join(", ")));
const preferences = readings.flatMap((one) => values.others.map((two) => [one, two].filter(Boolean).join(", ")));

function asked(prefer: string, accept: string): Asked {
  return { headers: { ...(prefer && { Prefer: prefer }), ...(accept && { Accept: accept }) } };
}

const paths = ["/emails?columns=email", "/emails?select=email", "/emails?select=id", "/emails?on_conflict=email"];

/** Of each test, an address that waits and one that is confirmed: made before there are more mails due than go out in an hour. */
let known: (readonly string[])[];
beforeAll(async () => {
  known = [];
  for (let count = 1; count <= accepts.length + paths.length; count += 1) known.push(await makeKnown());
});

/** Signs two addresses up and confirms the second. */
async function makeKnown(): Promise<readonly string[]> {
  const emails = [`ana${nextNumber()}@correo.es`, `eva${nextNumber()}@correo.es`];
  for (const email of emails) await rawInsert([email], { headers: {} });
  const server = siteClient(backend.url, "10.251.0.1", secretKey);
  const { data } = await server.rpc("claim_newsletter_mails", { consent_text: "Sí", max_mails: 100_000 });
  const mails: readonly { readonly email: string; readonly token: string }[] = data;
  const link_token = mails.find(({ email }) => email === emails[1])?.token;
  expect((await server.rpc("confirm_subscriber", { link_token })).data).toBe(true);
  return emails;
}

test.each(accepts.map((accept) => [accept || "no type", accept]))(
  "asked for %s with any preference, known and new addresses have one answer",
  async (_kind, accept) => {
    const [waiting = "", confirmed = ""] = known.pop() ?? [];
    const fresh = () => `eva${nextNumber()}@correo.es`;
    for (const prefer of preferences) {
      const how = asked(prefer, accept);
      const expected = await rawInsert([fresh()], how);
      expect(await rawInsert([waiting], how), `waiting, ${prefer}`).toBe(expected);
      expect(await rawInsert([confirmed], how), `confirmed, ${prefer}`).toBe(expected);
    }
    for (const prefer of [...readings, ...values.others]) {
      const how = asked(prefer, accept);
      const several = await rawInsert([fresh(), fresh()], how);
      expect(await rawInsert([fresh(), confirmed], how), `new and known, ${prefer}`).toBe(several);
      expect(await rawInsert([waiting, confirmed], how), `both known, ${prefer}`).toBe(several);
      expect(await rawInsert([waiting, waiting], how), `twice the same, ${prefer}`).toBe(several);
    }
  },
);

test.each(paths)("%s has one answer for known and new addresses", async (path) => {
  const [waiting = "", confirmed = ""] = known.pop() ?? [];
  for (const accept of accepts) {
    for (const prefer of readings) {
      const how = { ...asked(prefer, accept), path };
      const expected = await rawInsert([`eva${nextNumber()}@correo.es`], how);
      for (const known of [waiting, confirmed]) {
        expect(await rawInsert([known], how), `${accept}, ${prefer}`).toBe(expected);
      }
    }
  }
});

test("how many rows there are is not told, and no count of them undoes that of the calls", async () => {
  const how = asked("count=exact", "application/vnd.pgrst.object+json");
  for (let count = 1; count <= 10; count += 1) {
    expect(await rawInsert([`luz${nextNumber()}@correo.es`], how, "10.250.0.1")).toMatch(
      /^HTTP\/1\.1 201 Created\r\n[\s\S]*Content-Range: \*\/1\r\n/i,
    );
  }
  expect(await rawInsert(["otra@correo.es"], how, "10.250.0.1")).toMatch(/^HTTP\/1\.1 429 /);
});
