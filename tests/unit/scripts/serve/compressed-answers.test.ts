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
  ["/contacto.data", "text/x-script", texts["client/contacto.data"]],
  ["/assets/root-1a2b.js", "text/javascript; charset=utf-8", texts["client/assets/root-1a2b.js"]],
  ["/nada", "text/html; charset=utf-8", texts["client/404.html"]],
] as const;

test.each(pages)("%s is sent in the encoding that is accepted, with the type of the text", async (path, type, text) => {
  const { ask } = await startCompressed();
  for (const [header, encoding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["deflate, zstd", undefined],
    ["identity", undefined],
  ] as const) {
    const answer = await ask(path, accept(header));
    expect([answer.headers["content-encoding"], answer.headers["content-type"]]).toEqual([encoding, type]);
    expect(decode(answer)).toBe(text);
    expect(Number(answer.headers["content-length"])).toBe(answer.bytes.length);
    expect(answer.headers.vary).toBe("Accept-Encoding");
  }
});

test("without one compressed form the next best is sent", async () => {
  const { ask, folder } = await startCompressed();
  rmSync(join(folder, "client", "contacto.html.br"));
  const answer = await ask("/contacto", accept("br, gzip"));
  expect([answer.status, answer.headers["content-encoding"]]).toEqual([200, "gzip"]);
  expect(decode(answer)).toBe(texts["client/contacto.html"]);
});
