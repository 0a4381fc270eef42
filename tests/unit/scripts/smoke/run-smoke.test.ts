import { expect, test } from "vitest";
import { readSettings } from "#app/integrations/settings.ts";
import { askSite } from "#scripts/smoke/ask-site.ts";
import { readExpectedSite } from "#scripts/smoke/expected-site.ts";
import { formatSmoke } from "#scripts/smoke/format-smoke.ts";
import { runSmoke } from "#scripts/smoke/run-smoke.ts";
import { type SmokeRule, smokeRules } from "#scripts/smoke/smoke-finding.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";
import { type Deployment, type Fault, smokeOf } from "./deployed-site.ts";

/** A fault that changes the headers of what is sent at a path. */
function withHeaders(path: string, change: (response: Parameters<Fault>[1]) => void): Fault {
  return (request, response) => {
    if (request.url !== path) return false;
    const writeHead = response.writeHead.bind(response);
    Object.assign(response, {
      writeHead(...all: Parameters<typeof writeHead>) {
        change(response);
        return writeHead(...all);
      },
    });
    return false;
  };
}

/** A fault that answers a path, whatever lies there. */
function answering(path: RegExp, status: number, headers: Record<string, string> = {}): Fault {
  return ({ url = "" }, response) => {
    if (!path.test(url)) return false;
    response.writeHead(status, headers).end(`${status}`);
    return true;
  };
}

const pageOf = (words: string) =>
  `<html><head><title>Lum</title></head><body><h1>Modelo</h1><p>${words}</p></body></html>`;

/** One fault for each rule, and what is said of it. */
const faults: readonly (readonly [
  Exclude<SmokeRule, "smokeUnreachable">,
  Deployment,
  Readonly<Record<string, unknown>>,
])[] = [
  ["smokePageStatus", { files: { "modelo.html": undefined } }, { status: 404, file: "/modelo.html" }],
  [
    "smokePageUnknown",
    { files: { "sitemap.xml": "<loc>https://www.lum.example/</loc><loc>https://www.lum.example/blog/casa</loc>" } },
    { url: expect.stringMatching(/\/blog\/casa$/) },
  ],
  ["smokePrice", { files: { "modelo.html": pageOf("24.100 €") } }, { found: "24.100 €" }],
  [
    "smokeText",
    { files: { "modelo.html": pageOf("25.308 € y más") } },
    { expected: "25.308 €", found: "25.308 € y más" },
  ],
  ["smokeData", { files: { "modelo.data": undefined } }, { url: expect.stringMatching(/\/modelo\.data$/) }],
  [
    "smokeUncompressed",
    {
      fault: ({ headers, url }) => {
        if (url === "/modelo") headers["accept-encoding"] = "identity";
        return false;
      },
    },
    { url: expect.stringMatching(/\/modelo$/) },
  ],
  ["smokeFileMissing", { files: { "blog.xml": undefined } }, { file: "/blog.xml", status: 404 }],
  ["smokeFileOld", { files: { "robots.txt": "Disallow: /" } }, { url: expect.stringMatching(/\/robots\.txt$/) }],
  [
    "smokeFileType",
    { fault: withHeaders("/assets/main-1a2b.css", (response) => response.setHeader("Content-Type", "text/plain")) },
    { expected: "text/css", found: "text/plain" },
  ],
  ["smokeAsset", { files: { "images/casa.0123456789-640.avif": undefined } }, { status: 404 }],
  ["smokeUnknownStatus", { fault: answering(/^\/no-existe/, 200) }, { status: 200 }],
  ["smokeUnknownPage", { files: { "blog/404.html": undefined } }, { file: "/blog/404.html" }],
  ["smokeRedirect", { files: { _redirects: "" } }, { status: 200, to: expect.stringMatching(/\/modelo$/) }],
  ["smokeSlash", { fault: answering(/^\/modelo\/$/, 404) }, { status: 404 }],
  [
    "smokeHeaderMissing",
    { fault: withHeaders("/", (response) => response.removeHeader("X-Content-Type-Options")) },
    { name: "X-Content-Type-Options", expected: "nosniff" },
  ],
  [
    "smokeHeaderOther",
    {
      fault: withHeaders("/", (response) =>
        response.setHeader("Content-Security-Policy", "default-src *; connect-src x"),
      ),
    },
    { name: "Content-Security-Policy", found: "default-src *; connect-src x" },
  ],
  [
    "smokeCaching",
    { fault: withHeaders("/assets/main-1a2b.css", (response) => response.setHeader("Cache-Control", "no-cache")) },
    { found: "no-cache" },
  ],
  ["smokeService", { fault: answering(/^\/rest\//, 403) }, { status: 403 }],
  ["smokeAssistant", { fault: answering(/chat-with-gemini/, 500) }, { status: 500 }],
  ["smokeAssistantPrice", { reply: "Son 850 €/m²." }, { found: "850 €/m²" }],
];

test("there is nothing to say of a site that is as it should be", async () => {
  expect(await smokeOf({})).toEqual([]);
});

test.each(faults)("%s: one fault is found once, and nothing else", async (rule, deployment, values) => {
  const findings = await smokeOf(deployment);
  expect(findings).toEqual([{ rule, values: expect.objectContaining(values) }]);
  const [line = ""] = formatSmoke(findings);
  expect(line).toMatch(/^✗ .{20,}\.$|\)\.$/);
  expect(line).not.toMatch(/\{\{|undefined/);
});

test("every rule has its fault", () => {
  const tried = ["smokeUnreachable", ...faults.map(([rule]) => rule)];
  expect(tried.sort()).toEqual([...smokeRules].sort());
});

test("a site that does not answer is one finding", async () => {
  const folder = makeFolder({ _headers: "", _redirects: "", "index.html": "" });
  // Nothing listens at the port of a service that only the machine itself could have.
  const origin = "http://127.0.0.1:1";
  const target = {
    origin,
    siteUrl: origin,
    expected: readExpectedSite(folder),
    settings: readSettings({}, origin),
    ask: askSite,
  };
  expect((await runSmoke(target)).findings).toEqual([{ rule: "smokeUnreachable", values: { url: origin } }]);
});

test("pages that may be kept for a day are found", async () => {
  const fault = withHeaders("/", (response) => response.setHeader("Cache-Control", "public, max-age=86400"));
  expect(await smokeOf({ fault })).toMatchObject([{ rule: "smokeCaching", values: { expected: "no-cache" } }]);
});

test("a host that caches more cautiously, leads on with 308 or has other services is as it should be", async () => {
  const fault: Fault = (request, response) => {
    if (request.url === "/viejo") return answering(/viejo/, 308, { Location: "/modelo" })(request, response);
    return withHeaders("/", (answer) => {
      answer.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
      answer.setHeader("Content-Security-Policy", "default-src 'self'; connect-src 'self' https://x.supabase.co");
    })(request, response);
  };
  expect(await smokeOf({ fault })).toEqual([]);
});

test("of many findings of a rule five are shown and the others counted", () => {
  const findings = Array.from({ length: 8 }, (_, index) => ({
    rule: "smokeUncompressed" as const,
    values: { url: `https://x.example/${index}` },
  }));
  expect(formatSmoke(findings)).toHaveLength(6);
  expect(formatSmoke(findings).at(-1)).toContain("3");
});
