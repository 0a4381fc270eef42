import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:http2";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { hostingFolderOf } from "#scripts/build/hosting/write-hosting.ts";
import { frozenSite } from "#tests/build/built-sites.ts";
import { type Ask, askPort } from "#tests/site/ask.ts";
import { freePort } from "#tests/unit/scripts/listen-anywhere.ts";
import { isInstalled, nginxWith, type ServerProgram, serverPrograms, startServer } from "./external-server.ts";

const { client } = frozenSite;
const own = "www.lum.example";
const other = "lum.example";
const paths = ["/", "/contacto?a=1&b=%20", "/no/existe/", "/blog/uno%20dos"];

for (const program of serverPrograms.filter(isInstalled)) {
  test(`${program.name} leads from http and from the other host to the site's own, with path and query`, async () => {
    const { ask } = await start(program.name === "nginx" ? nginxSite(await freePort()) : program);
    for (const host of [own, other]) {
      for (const path of paths) {
        const { status, headers } = await ask(path, { headers: { host } });
        expect([host, path, status, headers.location]).toEqual([host, path, 301, `https://${own}${path}`]);
      }
    }
  });
}

test.runIf(serverPrograms.some((program) => program.name === "Apache" && isInstalled(program)))(
  "Apache knows https from a server before it",
  async () => {
    const { ask } = await start(serverPrograms.find(({ name }) => name === "Apache"));
    expect((await ask("/contacto", { headers: { host: own, "x-forwarded-proto": "https" } })).status).toBe(200);
  },
);

test.runIf(isInstalled(nginxSite(0)))("nginx has HTTP/2 and Brotli, and leads to the site's own host", async () => {
  const port = await freePort();
  await start(nginxSite(port));
  for (const path of paths) {
    const { headers } = await askSecurely(port, other, path);
    expect([path, headers[":status"], headers.location]).toEqual([path, 301, `https://${own}${path}`]);
  }
  const { headers, body } = await askSecurely(port, own, "/contacto");
  expect([headers[":status"], body]).toEqual([200, frozenSite.read("contacto.html")]);
  const compressed = await askSecurely(port, own, "/contacto", { "accept-encoding": "gzip, br" });
  expect(compressed.headers["content-encoding"]).toBe("br");
});

async function start(program: ServerProgram | undefined): Promise<{ ask: Ask }> {
  if (!program) throw new Error("There is no such server.");
  const server = await startServer(program, { client });
  onTestFinished(() => server.stop());
  return { ask: askPort(server.port) };
}

/** Returns nginx with the whole configuration that the build writes, with the folders and ports of a test. */
function nginxSite(securePort: number): ServerProgram {
  return nginxWith(({ port, folder }) => {
    const certificate = ["-subj", `/CN=${own}`, "-keyout", `${folder}/privkey.pem`, "-out", `${folder}/fullchain.pem`];
    execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...certificate], { stdio: "ignore" });
    return readFileSync(join(hostingFolderOf(client), "nginx-site.conf"), "utf8")
      .replaceAll(/listen (\[::\]:)?/g, (_, ipv6?: string) => (ipv6 ? "# " : "listen 127.0.0.1:"))
      .replaceAll("127.0.0.1:80;", `127.0.0.1:${port};`)
      .replaceAll("127.0.0.1:443 ", `127.0.0.1:${securePort} `)
      .replaceAll(`/etc/letsencrypt/live/${own}`, folder)
      .replaceAll("/srv/site/client", client)
      .replaceAll("/srv/site/hosting", hostingFolderOf(client));
  });
}

async function askSecurely(port: number, host: string, path: string, more: Readonly<Record<string, string>> = {}) {
  const session = connect(`https://127.0.0.1:${port}`, { servername: host, rejectUnauthorized: false });
  try {
    const stream = session.request({ ":path": path, ":authority": host, ...more });
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      stream.once("response", resolve);
      stream.once("error", reject);
      session.once("error", reject);
    });
    return { headers, body: await text(stream) };
  } finally {
    session.close();
  }
}
