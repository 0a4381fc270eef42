import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { type AttackKind, type AttackTarget, single } from "#scripts/attack/attack-input.ts";
import { attackKinds } from "#scripts/attack/attack-kinds.ts";
import { formatFindings, formatReport } from "#scripts/attack/format-report.ts";
import { createRandom } from "#scripts/attack/random.ts";
import { runAttack } from "#scripts/attack/run-attack.ts";
import { close } from "#scripts/server/port.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";

const target: AttackTarget = {
  publicKey: "key",
  email: { user_id: "u", service_id: "s", template_id: "t" },
  functions: ["chat-with-gemini", "newsletter"],
  files: ["/"],
};

const kind: AttackKind = { name: "paths", count: 300, make: (random) => single({ path: `/${random.int(0, 9)}` }) };

/** Starts a server that answers as visitors need it, but for what `answer` does. */
async function start(answer: (path: string) => number | undefined, ending: () => string | undefined = () => undefined) {
  const listener: RequestListener = (request, response) => {
    request.resume();
    const needed = request.url?.startsWith("/rest/") ? 201 : 200;
    response.writeHead(answer(request.url ?? "") ?? needed).end();
  };
  const server = createServer(listener);
  const port = await listenAnywhere(server);
  onTestFinished(() => close(server));
  return { port, ending, errors: () => "", stop: async () => {} };
}

test("a server that withstands is reported without findings, with every input and every answer counted", async () => {
  const report = await runAttack(await start((path) => (path === "/3" ? 404 : undefined)), target, [kind], 1);
  expect(report.findings).toEqual([]);
  const [{ inputs, outcomes } = { inputs: 0, outcomes: new Map<string, number>() }] = report.kinds;
  expect(inputs).toBe(300);
  expect([...outcomes.values()].reduce((total, count) => total + count)).toBe(300);
  expect([...outcomes.keys()].sort()).toEqual(["200", "404"]);
  expect(formatReport(report).join("\n")).toMatch(/paths +300 +0 +200 × \d+, 404 × \d+/);
});

test("a status of 500 and above is a finding that shows what was sent", async () => {
  const { findings } = await runAttack(await start((path) => (path === "/7" ? 503 : undefined)), target, [kind], 1);
  expect(findings.length).toBeGreaterThan(5);
  expect(findings[0]).toMatchObject({ kind: "paths", what: "503" });
  expect(formatFindings(findings)).toHaveLength(5);
  expect(formatFindings(findings)[0]).toContain("GET /7 HTTP/1.1");
});

test.each(["/", "/rest/v1/emails", "/functions/v1/chat-with-gemini", "/api/v1.0/email/send"])(
  "visitors who get no answer from %s are a finding, whatever the inputs got",
  async (path) => {
    const { findings } = await runAttack(await start((each) => (each === path ? 418 : undefined)), target, [kind], 1);
    expect(findings[0]?.what).toMatch(new RegExp(`${path}: 418$`));
  },
);

test("a server that ends is a finding, and nothing more is sent", async () => {
  let answers = 0;
  const server = await start(
    () => {
      answers += 1;
      return undefined;
    },
    () => (answers > 20 ? "SIGSEGV" : undefined),
  );
  const { findings } = await runAttack(server, target, [kind], 1);
  expect(findings[0]?.what).toContain("SIGSEGV");
  expect(answers).toBeLessThan(100);
});

test("there are thousands of inputs, of every kind, and the same for the same seed", () => {
  const kinds = attackKinds(target);
  expect(kinds.reduce((total, { count }) => total + count, 0)).toBeGreaterThanOrEqual(6000);
  for (const { name, make } of kinds) {
    const inputs = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => Buffer.concat(make(random).chunks).toString("latin1"));
    };
    const first = inputs(1);
    // As one text each: some inputs are so long that comparing lists of them takes seconds.
    expect(inputs(1).join("\n") === first.join("\n"), name).toBe(true);
    expect(inputs(2).join("\n") === first.join("\n"), name).toBe(false);
    expect(new Set(first).size, name).toBeGreaterThan(5);
  }
});
