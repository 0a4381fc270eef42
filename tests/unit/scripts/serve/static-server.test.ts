import { once } from "node:events";
import { mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressText } from "#scripts/build/compression/compress-text.ts";
import { close } from "#scripts/serve/port.ts";
import { createStaticServer } from "#scripts/serve/static-server.ts";
import { askPort } from "#tests/site/ask.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

// The answers that every host of the site has to give are tested by `tests/hosting/hosting-contract.ts` on built sites.

const home = `<h1>Inicio</h1>${"Casas modulares de madera, con medida y sin prisa. ".repeat(60)}`;
const packed = await compressText(Buffer.from(home), "quick");
const files = {
  "secret.txt": "secret",
  "client/_headers": "/*\n  X-Frame-Options: DENY\n",
  "client/_redirects": "/blog/viejo /blog/uno 301\n",
  "client/index.html": home,
  "client/index.html.br": packed.br ?? "",
  "client/index.html.gz": packed.gzip ?? "",
  "client/contacto.html": "Contacto",
  "client/404.html": "No está",
  "client/blog.html": "Blog",
  "client/blog/404.html": "Post no encontrado",
  "client/blog/uno.html": "Uno",
  "client/blog/casas-de-1.300-euros.html": "Cuentas",
  "client/guia/index.html": "Guía",
  "client/año 1.svg": "<svg/>",
  "client/.vite/manifest.json": "{}",
  "client/.well-known/security.txt": "Contact",
};

async function startSite() {
  const folder = makeFolder(files);
  const server = createServer(createStaticServer({ root: join(folder, "client") }));
  const port = await listenAnywhere(server);
  onTestFinished(() => close(server));
  return { ask: askPort(port), port, folder };
}

/** Paths by what is sent, or by where they lead. */
const answers: readonly (readonly [status: number, shown: string, ...paths: readonly string[]])[] = [
  [200, "Contacto", "/cont%61cto", "http://localhost:4173/contacto", "HTTP://evil.example/contacto?a=1"],
  [200, home, "http://localhost", "http://localhost?a=1"],
  [301, "/contacto?a=http://evil.example/", "http://localhost/contacto/?a=http://evil.example/"],
  [200, "Cuentas", "/blog/casas-de-1.300-euros"],
  [200, "Guía", "/guia"],
  [200, "<svg/>", "/a%C3%B1o%201.svg", "/an%CC%83o%201.svg"],
  [200, "Contact", "/.well-known/security.txt"],
  [301, "/contacto", "/contacto.html/", "//contacto"],
  [301, "/", "/index", "//"],
  [301, "/guia", "/guia/", "/guia/index.html"],
  [301, "/a%C3%B1o%201.svg", "/a%C3%B1o%201.svg/"],
  [301, "/blog/uno?a=1?b=//evil.example/", "/blog/uno/?a=1?b=//evil.example/"],
  [301, "/blog/uno", "//blog//viejo", "/blog/viej%6F"],
  [404, "No está", "/nada.html", "/Contacto", "/blogs/nada", "/contacto%00", "/\\evil.example/"],
  [404, "Post no encontrado", "/blog/nada/", "/blog/casas-de-1.400"],
  [404, "404 Not Found\n", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/..%5csecret.txt"],
  [404, "404 Not Found\n", "/blog/%2e%2e/%2e%2e/secret.txt", "/.vite/manifest.json", `/${"a".repeat(300)}.js`],
  [404, "No está", `/${"a".repeat(5000)}`, "/%C3%B1/%F0%9F%98%80"],
  [400, "400 Bad Request\n", "/%", "/%zz", "/%E0%A4%A"],
];

test("each path has one answer, in HEAD as well, with the headers of the site", async () => {
  const { ask } = await startSite();
  for (const [status, shown, ...paths] of answers) {
    for (const path of paths) {
      const { headers, body, ...answer } = await ask(path);
      expect([path, answer.status, headers.location ?? body]).toEqual([path, status, shown]);
      expect(headers).toMatchObject({ "cache-control": "no-cache", "x-content-type-options": "nosniff" });
      const head = await ask(path, { method: "HEAD" });
      expect([head.status, head.body, { ...head.headers, date: "" }]).toEqual([status, "", { ...headers, date: "" }]);
    }
  }
});

test("a link that leads out of the folder is not followed, one within it is", async () => {
  const { ask, folder } = await startSite();
  const link = (target: string, name: string) => symlinkSync(join(folder, target), join(folder, "client", name));
  link("secret.txt", "out.txt");
  link(".", "parent");
  link("secret.txt", "contacto.html.gz");
  link("client/contacto.html", "escribir.html");
  for (const path of ["/out.txt", "/parent/secret.txt"]) expect((await ask(path)).status).toBe(404);
  expect((await ask("/contacto", { headers: { "accept-encoding": "gzip" } })).body).toBe("Contacto");
  expect((await ask("/escribir")).body).toBe("Contacto");
});

test("another method is refused and the allowed ones are named", async () => {
  const { status, headers } = await (await startSite()).ask("/contacto", { method: "POST" });
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});

test.each([
  ["GZIP;q=0.5, br;q=0", "gzip"],
  ["brotli, gz, gzipped", undefined],
])("for «%s» the encoding is %s, whose ETag is its own", async (accepted, encoding) => {
  const { ask } = await startSite();
  const { headers, bytes } = await ask("/", { headers: { "accept-encoding": accepted } });
  expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "Accept-Encoding"]);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ?? ((plain: Buffer) => plain);
  expect(unpack(bytes).toString()).toBe(home);
  expect(Number(headers["content-length"])).toBe(bytes.length);

  const etag = String(headers.etag);
  const again = await ask("/", { headers: { "accept-encoding": accepted, "if-none-match": etag } });
  expect([again.status, again.body, again.headers.etag]).toEqual([304, "", etag]);
  const other = encoding === undefined ? "br" : "identity";
  expect((await ask("/", { headers: { "accept-encoding": other, "if-none-match": etag } })).status).toBe(200);
});

test("a file that a build takes away answers 404 and is not kept, one that it changes has another ETag", async () => {
  const { ask, folder } = await startSite();
  const { etag } = (await ask("/blog")).headers;
  writeFiles(folder, { "client/blog.html": "Blog nuevo" });
  expect((await ask("/blog")).headers.etag).not.toBe(etag);
  rmSync(join(folder, "client", "contacto.html"));
  // One that a folder has replaced.
  mkdirSync(join(folder, "client", "contacto.html"));
  const { status, headers } = await ask("/contacto");
  expect([status, headers["cache-control"]]).toEqual([404, "no-cache"]);
});

test("a build that replaces another is served at once; meanwhile the answer is 503", async () => {
  const { ask, folder } = await startSite();
  renameSync(join(folder, "client"), join(folder, "old"));
  expect(await ask("/")).toMatchObject({ status: 503, headers: { "retry-after": "1" } });
  writeFiles(folder, { "client/index.html": "Nuevo inicio" });
  expect((await ask("/")).body).toBe("Nuevo inicio");
  expect((await ask("/contacto")).status).toBe(404);
});

test("neither a client that leaves in the middle of a file nor a control character ends the server", async () => {
  const { ask, port, folder } = await startSite();
  writeFiles(folder, { "client/images/big.0123456789-1.avif": "x".repeat(5_000_000) });
  const leaving = connect(port, "127.0.0.1");
  leaving.write("GET /images/big.0123456789-1.avif HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(leaving, "data");
  leaving.destroy();
  for (const character of ["\f", "\t", "\v", "\x7f", "\xe9"]) {
    const socket = connect(port, "127.0.0.1");
    socket.end(
      Buffer.from(`GET /contacto/?a=${character}b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, "latin1"),
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 (301|400) /);
  }
  expect((await ask("/")).status).toBe(200);
});
