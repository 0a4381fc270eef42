import { once } from "node:events";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { headerRules } from "#scripts/build/hosting/header-rules.ts";
import { formatHeaders } from "#scripts/build/hosting/headers-file.ts";
import { close } from "#scripts/serve/port.ts";
import { sendFile } from "#scripts/serve/send-file.ts";
import { askPort } from "#tests/site/ask.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { type FolderFiles, makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";
import { startSite as startFolder } from "./start-site.ts";

const site = {
  "secret.txt": "secreto",
  "client/_headers": formatHeaders(headerRules()),
  "client/index.html": "<h1>Inicio</h1>",
  "client/contacto.html": "<h1>Contacto</h1>",
  "client/contacto.data": "[1]",
  "client/404.html": "<h1>No está</h1>",
  "client/blog.html": "<h1>Blog</h1>",
  "client/blog/404.html": "<h1>Post no encontrado</h1>",
  "client/blog/uno.html": "<h1>Uno</h1>",
  "client/assets/root-1a2b.js": "export {};",
  "client/images/a.0123456789-640.avif": "",
  "client/images/año 1, b.svg": "<svg/>",
  "client/robots.txt": "Allow: /",
  "client/.vite/manifest.json": "{}",
  "client/.well-known/security.txt": "Contact: mailto:a@b.example",
};

/** Starts a server on these files, or on those above. */
const startSite = (files: FolderFiles = site) => startFolder(files);

test("a page is served at its path without .html, and revalidated every time", async () => {
  const { ask } = await startSite();
  const { status, headers, body } = await ask("/contacto?a=1");
  expect({ status, body }).toEqual({ status: 200, body: site["client/contacto.html"] });
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers.etag).toBeTruthy();
});

test("an unchanged file is answered with 304 and no body", async () => {
  const { ask } = await startSite();
  const { headers } = await ask("/contacto");
  const again = await ask("/contacto", { headers: { "if-none-match": String(headers.etag) } });
  expect([again.status, again.body, again.headers["cache-control"]]).toEqual([304, "", "no-cache"]);
});

test.each([
  ["/assets/root-1a2b.js", "text/javascript; charset=utf-8"],
  ["/images/a.0123456789-640.avif", "image/avif"],
])("%s has its hash in the name and may be kept for ever", async (path, type) => {
  const { ask } = await startSite();
  const { headers } = await ask(path);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-type"]).toBe(type);
});

test.each([
  ["/contacto.data", "text/x-script", "[1]"],
  ["/robots.txt", "text/plain; charset=utf-8", "Allow: /"],
  ["/images/a%C3%B1o%201%2C%20b.svg", "image/svg+xml", "<svg/>"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8", "Contact: mailto:a@b.example"],
])("%s is served as %s", async (path, type, content) => {
  const { ask } = await startSite();
  const { status, headers, body } = await ask(path);
  expect([status, headers["content-type"], body]).toEqual([200, type, content]);
});

test.each([
  ["/contacto/", "/contacto"],
  ["/contacto.html", "/contacto"],
  ["/index.html?a=1", "/?a=1"],
  ["/blog/uno/?a=1?b=//evil.example/", "/blog/uno?a=1?b=//evil.example/"],
])("%s answers 301 to %s", async (path, location) => {
  const { ask } = await startSite();
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([301, location]);
});

test.each([
  "//evil.example/",
  "//evil.example/contacto.html",
  "/%2F/evil.example/",
  "/%5Cevil.example/",
  "/\\evil.example/",
  "http://evil.example/contacto/",
])("%s leads to no other host", async (path) => {
  const { ask } = await startSite();
  const { status, headers } = await ask(path);
  expect(status).toBe(404);
  expect(headers.location).toBeUndefined();
});

test.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/..%5csecret.txt",
  "/assets/../../secret.txt",
  "/blog/%2e%2e/%2e%2e/secret.txt",
  "/.vite/manifest.json",
])("%s gives nothing away", async (path) => {
  const { ask } = await startSite();
  const { status, body } = await ask(path);
  expect(status).toBe(404);
  expect(body).not.toContain("secreto");
  expect(body).not.toContain("{}");
});

test.each([
  ["/nada", "<h1>No está</h1>"],
  ["/404", "<h1>No está</h1>"],
  ["/blog/nada", "<h1>Post no encontrado</h1>"],
  ["/blog/nada/", "<h1>Post no encontrado</h1>"],
])("%s answers 404 with the nearest page", async (path, page) => {
  const { ask } = await startSite();
  const { status, headers, body } = await ask(path);
  expect([status, headers["content-type"], body]).toEqual([404, "text/html; charset=utf-8", page]);
});

test.each(["/x.js", "/x.data", "/blog/nada.data", "/images/nada.webp"])(
  "%s answers 404 without a page",
  async (path) => {
    const { ask } = await startSite();
    const { status, headers, body } = await ask(path);
    expect([status, headers["content-type"], body]).toEqual([404, "text/plain; charset=utf-8", "404 Not Found\n"]);
  },
);

test("HEAD answers as GET does, without the body", async () => {
  const { ask } = await startSite();
  for (const path of ["/contacto", "/nada", "/x.js", "/contacto/"]) {
    const whole = await ask(path);
    const head = await ask(path, { method: "HEAD" });
    expect(head.body).toBe("");
    expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
    expect(head.status).toBe(whole.status);
  }
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is refused and the allowed methods are named", async (method) => {
  const { ask } = await startSite();
  const { status, headers } = await ask("/contacto", { method });
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("malformed percent-encoding answers 400", async () => {
  const { ask } = await startSite();
  expect((await ask("/%zz")).status).toBe(400);
});

test("every answer carries the security headers", async () => {
  const { ask } = await startSite();
  for (const path of ["/", "/contacto/", "/nada", "/x.js", "/%", "/assets/root-1a2b.js"]) {
    const { headers } = await ask(path);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  }
});

const outside = "416 Range Not Satisfiable\n";

test.each([
  ["bytes=4-7", 206, "Inic"],
  ["bytes=4-", 206, "Inicio</h1>"],
  ["bytes=7-4", 416, outside],
  ["bytes=-4", 206, "/h1>"],
  ["bytes=-99999999999999999999", 416, outside],
  ["bytes=0-0", 206, "<"],
  ["bytes=0-9007199254740992", 206, "<h1>Inicio</h1>"],
  ["bytes=4-99999999999999999999999999", 206, "Inicio</h1>"],
  ["bytes=0-1,4-5", 200, "<h1>Inicio</h1>"],
  ["bytes=900-", 416, outside],
  ["bytes=9007199254740992-", 416, outside],
  ["bytes=9007199254740992-9007199254740993", 416, outside],
  ["bytes=-0", 416, outside],
  ["bytes=-", 200, "<h1>Inicio</h1>"],
  ["bytes", 200, "<h1>Inicio</h1>"],
  ["bytes=0x1-0x3", 200, "<h1>Inicio</h1>"],
  ["bytes=-1-2", 200, "<h1>Inicio</h1>"],
  ["lines=0-1", 200, "<h1>Inicio</h1>"],
])("the range %s answers %i", async (range, status, body) => {
  const { ask } = await startSite();
  const answer = await ask("/", { headers: { range } });
  expect([answer.status, answer.body]).toEqual([status, body]);
});

test.each(["bytes=0-9007199254740992", "bytes=0-", "bytes=-1", "bytes=0-0"])(
  "the range %s of an empty file leaves the server alive",
  async (range) => {
    const { ask } = await startSite();
    const { status, body } = await ask("/images/a.0123456789-640.avif", { headers: { range } });
    expect([status, body]).toEqual([416, outside]);
    expect((await ask("/images/a.0123456789-640.avif")).status).toBe(200);
  },
);

test.each([
  ["if-none-match", "*", 304],
  ["if-none-match", '"x", W/"1"', 200],
  ["if-none-match", '"'.repeat(5000), 200],
  ["if-modified-since", "mañana", 200],
  ["if-match", "nada", 412],
  ["if-unmodified-since", "-1", 412],
])("the condition %s: %s answers %i", async (name, value, status) => {
  const { ask } = await startSite();
  expect((await ask("/contacto", { headers: { [name]: Buffer.from(value).toString("latin1") } })).status).toBe(status);
});

test("a range on the condition of the ETag is a part, because the bytes are the same", async () => {
  const { ask } = await startSite();
  const { headers } = await ask("/");
  const part = await ask("/", { headers: { range: "bytes=0-1", "if-range": String(headers.etag) } });
  expect([part.status, part.body]).toEqual([206, "<h"]);
});

test("a range on the condition of another ETag is the whole file", async () => {
  const { ask } = await startSite();
  const { status, body } = await ask("/", { headers: { range: "bytes=0-1", "if-range": '"other"' } });
  expect([status, body]).toEqual([200, "<h1>Inicio</h1>"]);
});

test("a changed file has another ETag", async () => {
  const { ask, folder } = await startSite();
  const etagOf = async (path: string) => String((await ask(path)).headers.etag);
  const before = await etagOf("/contacto");
  writeFiles(folder, { "client/contacto.html": "<h1>Contacto nuevo</h1>" });
  expect(await etagOf("/contacto")).not.toBe(before);
});

test("a file that a build takes away answers 404, and the server stays", async () => {
  const { ask, folder } = await startSite();
  for (const path of ["/contacto", "/assets/root-1a2b.js"]) {
    expect((await ask(path)).status).toBe(200);
  }
  rmSync(join(folder, "client", "contacto.html"));
  rmSync(join(folder, "client", "assets"), { recursive: true });
  // One that a folder has replaced.
  mkdirSync(join(folder, "client", "contacto.html"));
  for (const path of ["/contacto", "/assets/root-1a2b.js"]) {
    const { status, headers } = await ask(path);
    expect([status, headers["cache-control"]]).toEqual([404, "no-cache"]);
  }
  expect((await ask("/")).status).toBe(200);
});

test.each([
  `/${"a".repeat(5000)}`,
  `/${"a".repeat(300)}.js`,
  `/${"%2e".repeat(900)}`,
  "/contacto%00",
  "/%C3%B1/%F0%9F%98%80",
])("%.30s… is no file and does not stop the server", async (path) => {
  const { ask } = await startSite();
  expect((await ask(path)).status).toBe(404);
  expect((await ask("/")).status).toBe(200);
});

test("a part of the page for unknown paths, or a condition on it, is the whole page", async () => {
  const { ask } = await startSite();
  for (const [name, value] of [
    ["range", "bytes=0-1"],
    ["if-none-match", "*"],
  ] as const) {
    const { status, body } = await ask("/nada", { headers: { [name]: value } });
    expect([status, body]).toEqual([404, site["client/404.html"]]);
  }
});

test("a file that goes between the look at it and its reading answers 404", async () => {
  const folder = makeFolder(site);
  const file = join(folder, "client", "contacto.html");
  const server = createServer((request, response) => {
    rmSync(file, { force: true });
    sendFile(request, response, file);
  });
  const port = await listenAnywhere(server);
  onTestFinished(() => close(server));
  const { status, headers, body } = await askPort(port)("/contacto");
  expect([status, headers["cache-control"], body]).toEqual([404, "no-cache", "404 Not Found\n"]);
});

test("a client that leaves in the middle of a file is no error", async () => {
  const { ask, port } = await startSite({ ...site, "client/images/big.0123456789-1.avif": "x".repeat(5_000_000) });
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /images/big.0123456789-1.avif HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(socket, "data");
  socket.destroy();
  expect((await ask("/")).status).toBe(200);
});

test("control characters in the URL do not stop the server", async () => {
  const { ask, port } = await startSite();
  for (const character of ["\f", "\t", "\v", "\x7f", "\xe9"]) {
    const socket = connect(port, "127.0.0.1");
    socket.end(
      Buffer.from(`GET /contacto/?a=${character}b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, "latin1"),
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 (301|400) /);
  }
  expect((await ask("/")).status).toBe(200);
});

test("a build that takes the place of another is served at once, and the old files are gone", async () => {
  const { ask, folder } = await startSite();
  expect((await ask("/contacto")).status).toBe(200);
  writeFiles(folder, {
    "next/index.html": "<h1>Nuevo inicio, más largo</h1>",
    "next/404.html": "<h1>Ya no está</h1>",
    "next/nuevo.html": "<h1>Nuevo</h1>",
  });
  renameSync(join(folder, "client"), join(folder, "old"));
  expect((await ask("/")).status).toBe(503);
  renameSync(join(folder, "next"), join(folder, "client"));
  rmSync(join(folder, "old"), { recursive: true });
  expect((await ask("/")).body).toBe("<h1>Nuevo inicio, más largo</h1>");
  expect((await ask("/nuevo")).body).toBe("<h1>Nuevo</h1>");
  expect(await ask("/contacto")).toMatchObject({ status: 404, body: "<h1>Ya no está</h1>" });
});

test("the earlier path of a page answers 301 with its present one, and the list of them is not served", async () => {
  const { ask } = await startSite({
    ...site,
    "client/_redirects": "/blog/viejo /blog/uno 301\n",
    // For hosts without redirects.
    "client/blog/viejo.html": "<h1>Ha cambiado</h1>",
  });
  const { status, headers } = await ask("/blog/viejo?a=1");
  expect([status, headers.location, headers["cache-control"]]).toEqual([301, "/blog/uno?a=1", "no-cache"]);
  expect((await ask("/blog/uno")).status).toBe(200);
  expect((await ask("/_redirects")).status).toBe(404);
});
