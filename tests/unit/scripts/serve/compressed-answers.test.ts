import { rmSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressText } from "#scripts/build/compression/compress-text.ts";
import { headerRules } from "#scripts/build/hosting/header-rules.ts";
import { formatHeaders } from "#scripts/build/hosting/headers-file.ts";
import type { Answer } from "#tests/site/ask.ts";
import { startSite } from "./start-site.ts";

const words = "Casas modulares de madera, con medida y sin prisa. ".repeat(60);
const texts = {
  "client/index.html": `<h1>Inicio</h1>${words}`,
  "client/contacto.html": `<h1>Contacto</h1>${words}`,
  "client/contacto.data": `[${words}]`,
  "client/404.html": `<h1>No está</h1>${words}`,
  "client/assets/root-1a2b.js": `"${words}";`,
};
const plain = {
  "client/_headers": formatHeaders(headerRules()),
  "client/robots.txt": "Allow: /",
  "client/catalogo.pdf": `%PDF${words}`,
};

async function startCompressed() {
  const forms = Object.entries(texts).map(async ([name, text]) => {
    const { br = "", gzip = "" } = await compressText(Buffer.from(text), "quick");
    return [
      [`${name}.br`, br],
      [`${name}.gz`, gzip],
    ] as const;
  });
  return startSite({ ...texts, ...plain, ...Object.fromEntries((await Promise.all(forms)).flat()) });
}

/** Returns the text that a browser sees. */
function decode({ headers, bytes }: Answer): string {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  return encoding === "gzip" ? gunzipSync(bytes).toString() : bytes.toString();
}

const accept = (encoding: string) => ({ headers: { "accept-encoding": encoding } });

const pages = [
  ["/", "text/html; charset=utf-8", texts["client/index.html"]],
  ["/contacto", "text/html; charset=utf-8", texts["client/contacto.html"]],
  ["/contacto.data", "text/x-script", texts["client/contacto.data"]],
  ["/assets/root-1a2b.js", "text/javascript; charset=utf-8", texts["client/assets/root-1a2b.js"]],
  ["/nada", "text/html; charset=utf-8", texts["client/404.html"]],
] as const;

test.each(pages)("%s is sent in the encoding that is accepted, with the type of the text", async (path, type, text) => {
  const { ask } = await startCompressed();
  for (const [header, encoding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["GZIP;q=0.5, br;q=0", "gzip"],
    ["deflate, zstd", undefined],
    ["brotli, gz, gzipped", undefined],
    ["identity", undefined],
    ["identity;q=1, *;q=0", undefined],
  ] as const) {
    const answer = await ask(path, accept(header));
    expect([answer.headers["content-encoding"], answer.headers["content-type"]]).toEqual([encoding, type]);
    expect(decode(answer)).toBe(text);
    expect(Number(answer.headers["content-length"])).toBe(answer.bytes.length);
    expect(answer.headers.vary).toBe("Accept-Encoding");
  }
});

test("a request that says nothing of encodings gets plain bytes, and caches learn that it matters", async () => {
  const { ask } = await startCompressed();
  const { headers, body } = await ask("/");
  expect([headers["content-encoding"], headers.vary, body]).toEqual([
    undefined,
    "Accept-Encoding",
    texts["client/index.html"],
  ]);
});

test.each(["/robots.txt", "/catalogo.pdf"])("%s has no compressed form and is sent as it is", async (path) => {
  const { ask } = await startCompressed();
  const { status, headers } = await ask(path, accept("gzip, br"));
  expect([status, headers["content-encoding"]]).toEqual([200, undefined]);
});

test("each encoding has its own ETag, which answers 304 for that encoding alone", async () => {
  const { ask } = await startCompressed();
  const ask304 = (encoding: string, etag: string) =>
    ask("/", { headers: { "accept-encoding": encoding, "if-none-match": etag } });
  const etags: string[] = [];
  for (const encoding of ["br", "gzip", "identity"]) {
    const etag = String((await ask("/", accept(encoding))).headers.etag);
    const again = await ask304(encoding, etag);
    expect([again.status, again.body, again.headers.etag, again.headers.vary]).toEqual([
      304,
      "",
      etag,
      "Accept-Encoding",
    ]);
    expect(again.headers["content-encoding"]).toBeUndefined();
    etags.push(etag);
  }
  expect(new Set(etags).size).toBe(3);
  expect((await ask304("gzip", etags[0] ?? "")).status).toBe(200);
});

test("HEAD says of every encoding what GET does", async () => {
  const { ask } = await startCompressed();
  for (const [path] of pages) {
    for (const encoding of ["br", "gzip", "identity"]) {
      const whole = await ask(path, accept(encoding));
      const head = await ask(path, { ...accept(encoding), method: "HEAD" });
      expect(head.bytes.length).toBe(0);
      expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
    }
  }
});

test("a range is one of the encoded bytes", async () => {
  const { ask } = await startCompressed();
  const whole = await ask("/", accept("br"));
  const part = await ask("/", { headers: { "accept-encoding": "br", range: "bytes=2-9" } });
  expect([part.status, part.headers["content-encoding"]]).toEqual([206, "br"]);
  expect(part.headers["content-range"]).toBe(`bytes 2-9/${whole.bytes.length}`);
  expect(part.bytes).toEqual(whole.bytes.subarray(2, 10));
});

test("words of a status are never said to be compressed", async () => {
  const { ask } = await startCompressed();
  const outside = await ask("/", { headers: { "accept-encoding": "br", range: "bytes=99999-" } });
  expect([outside.status, outside.headers["content-encoding"]]).toEqual([416, undefined]);
  expect(outside.body).toBe("416 Range Not Satisfiable\n");
});

test("a file with its hash in the name may be kept for ever in every encoding", async () => {
  const { ask } = await startCompressed();
  for (const encoding of ["br", "gzip", "identity"]) {
    const { headers } = await ask("/assets/root-1a2b.js", accept(encoding));
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
});

test("a compressed form has no path of its own", async () => {
  const { ask } = await startCompressed();
  for (const path of ["/index.html.br", "/contacto.html.gz", "/assets/root-1a2b.js.br"])
    expect((await ask(path)).status).toBe(404);
});

test("without one compressed form the next best is sent", async () => {
  const { ask, folder } = await startCompressed();
  rmSync(join(folder, "client", "contacto.html.br"));
  const answer = await ask("/contacto", accept("br, gzip"));
  expect([answer.status, answer.headers["content-encoding"]]).toEqual([200, "gzip"]);
  expect(decode(answer)).toBe(texts["client/contacto.html"]);
});

test("a header of any length is read in no time", async () => {
  const { ask } = await startCompressed();
  for (const part of ["gzip,", "gzip;q=0;", '"', "\\", ";;", "*;q=0.5,"])
    expect((await ask("/", accept(part.repeat(1000)))).status).toBe(200);
});
