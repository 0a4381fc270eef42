import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import { readSettings } from "#app/integrations/settings.ts";
import { headerRules } from "#scripts/hosting/header-rules.ts";
import { formatHeaders } from "#scripts/hosting/headers-file.ts";
import { formatRedirects } from "#scripts/hosting/redirects-file.ts";
import { close } from "#scripts/server/port.ts";
import { createStaticServer } from "#scripts/server/static-server.ts";
import { askSite } from "#scripts/smoke/ask-site.ts";
import { readExpectedSite } from "#scripts/smoke/expected-site.ts";
import { runSmoke } from "#scripts/smoke/run-smoke.ts";
import type { SmokeFinding } from "#scripts/smoke/smoke-finding.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { type FolderFiles, makeFolder } from "#tests/unit/scripts/make-folder.ts";

const siteUrl = "https://www.lum.example";

function page(body: string): string {
  return `<!DOCTYPE html><html lang="es"><head><title>Lum</title>
<link rel="canonical" href="${siteUrl}/"><link rel="stylesheet" href="/assets/main-1a2b.css">
<meta property="og:image" content="${siteUrl}/images/casa.0123456789-640.avif">
<script>if (1 < 2) document.title = "950 €";</script></head>
<body><main>${body}<img src="/images/casa.0123456789-640.avif" alt=""><a href="/catalogo.pdf">Catálogo</a></main></body></html>`;
}

/** The files of a built site. */
const built = {
  _headers: formatHeaders(headerRules("default-src 'self'; connect-src 'self'")),
  _redirects: formatRedirects({
    redirects: [{ from: "/viejo", to: "/modelo" }],
    unknownPages: [
      { folder: "/blog/", file: "/blog/404.html" },
      { folder: "/", file: "/404.html" },
    ],
  }),
  "index.html": page("<h1>Inicio</h1><p>Desde <b>900</b> €/m².</p>"),
  "modelo.html": page("<h1>Modelo</h1><p>25.308 €</p>"),
  "viejo.html": page("<h1>Ha cambiado</h1>"),
  "404.html": page("<h1>No está</h1>"),
  "blog/404.html": page("<h1>Artículo no encontrado</h1>"),
  "_.data": "[1]",
  "modelo.data": "[2]",
  "robots.txt": "Allow: /",
  "blog.xml": "<feed/>",
  "catalogo.pdf": "%PDF",
  "sitemap.xml": `<urlset><url><loc>${siteUrl}/</loc></url><url><loc>${siteUrl}/modelo</loc></url></urlset>`,
  "assets/main-1a2b.css": "a{}",
  "images/casa.0123456789-640.avif": "avif",
} satisfies FolderFiles;

/** Answers a request in the place of the good server, or does something to the answer and returns false. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What is changed of the good site. */
export interface Deployment {
  /** Files that were uploaded instead; those that are undefined were not uploaded. */
  readonly files?: Readonly<Record<string, string | undefined>>;
  readonly fault?: Fault;
  /** What the assistant answers. */
  readonly reply?: string;
}

/** Deploys a site behind a good server with good services, except for what is changed, and returns what is found wrong. */
export async function smokeOf({
  files = {},
  fault,
  reply = "Son 900 €/m².",
}: Deployment): Promise<readonly SmokeFinding[]> {
  const folder = makeFolder({ ...filesBelow("expected", built), ...filesBelow("client", { ...built, ...files }) });
  const servePages = createStaticServer({ root: join(folder, "client") });
  const server = createServer((request, response) => {
    if (fault?.(request, response)) return;
    if (!answerService(request, response, reply)) servePages(request, response);
  });
  const origin = `http://127.0.0.1:${await listenAnywhere(server)}`;
  onTestFinished(() => close(server));
  const { findings } = await runSmoke({
    origin,
    siteUrl,
    expected: readExpectedSite(join(folder, "expected")),
    settings: readSettings({}, origin),
    ask: askSite,
  });
  return findings;
}

/** Returns the files of a folder, with a compressed form of each page. */
function filesBelow(folder: string, files: Readonly<Record<string, string | undefined>>): FolderFiles {
  const there = Object.entries(files).flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]));
  const forms = there
    .filter(([name]) => name.endsWith(".html"))
    .map(([name, text]) => [`${name}.gz`, gzipSync(text)] as const);
  return Object.fromEntries([...there, ...forms].map(([name, text]) => [`${folder}/${name}`, text]));
}

function answerService({ url = "", method }: IncomingMessage, response: ServerResponse, reply: string): boolean {
  const isChat = url === "/functions/v1/chat-with-gemini";
  const isForm = ["/rest/v1/emails", "/functions/v1/newsletter", "/api/v1.0/email/send"].includes(url);
  if (isForm && method === "OPTIONS") response.writeHead(204).end();
  else if (isChat && method === "POST") response.end(JSON.stringify({ response: reply, answeredBy: "search" }));
  else if (isForm || isChat) throw new Error(`Nothing may be sent: ${method} ${url}`);
  return isForm || isChat;
}
