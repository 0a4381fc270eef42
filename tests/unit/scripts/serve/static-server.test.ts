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

test.each(["POST", "OPTIONS"])("%s is refused and the allowed methods are named", async (method) => {
  const { ask } = await startSite();
  const { status, headers } = await ask("/contacto", { method });
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
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
