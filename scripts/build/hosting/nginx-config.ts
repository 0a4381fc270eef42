import { encodingEnds } from "#scripts/build/compression/compress-text.ts";
import { escapePattern } from "./escape-pattern.ts";
import { type HeaderRule, usualCaching } from "./header-rules.ts";
import { headersFile } from "./headers-file.ts";
import type { HostingPlan } from "./hosting-plan.ts";
import { mediaTypes } from "./media-types.ts";
import { redirectsFile } from "./redirects-file.ts";

/**
 * Returns nginx's configuration of a site, which its owner installs once after correcting the paths of files and
 * certificate. Rules that change with the content are in the file that it includes.
 */
export function nginxSite({ hosts: { own, other } }: Pick<HostingPlan, "hosts">): string {
  // The directive `http2 on` is not known before 1.25.1, which Debian 12 and Ubuntu 24.04 do not have.
  const secure = `  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  ssl_certificate /etc/letsencrypt/live/${own}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${own}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
`;
  return `# Written by the build, to be copied once and corrected: folder and certificate.
server {
  listen 80;
  listen [::]:80;
  server_name ${own} ${other};
  return 301 https://${own}$request_uri;
}

server {
${secure}  server_name ${other};
  return 301 https://${own}$request_uri;
}

server {
${secure}  server_name ${own};
  root /srv/site/client;
  include /srv/site/hosting/nginx.conf;
  # In Debian's package libnginx-mod-http-brotli-static. Without that module, leave this line out.
  brotli_static on;
}
`;
}

/** Returns the contents of nginx's `server` block, except for `listen`, `server_name` and `root`. */
export function nginxConfig({ redirects, unknownPages, headers }: HostingPlan): string {
  const root = unknownPages.find(({ folder }) => folder === "/");
  return `# Written by the build, for a server block with listen, server_name and root.
charset off;
absolute_redirect off;
default_type application/octet-stream;
types {
${Object.entries(mediaTypes)
  .map(([end, type]) => `  ${quote(type)} ${end};\n`)
  .join("")}}

# Compressed forms lie beside the files.
gzip_static on;
gzip_proxied any;
gzip_vary on;

${formatHeaders(headers)}
# Unknown paths: the page of the nearest folder, with status 404.
set $unknown_page ${quote(root?.file ?? "/404.html")};
${unknownPages
  .filter((page) => page !== root)
  // When several match, the last one wins.
  .toReversed()
  .map(
    ({ folder, file }) => `if ($uri ~ ${quote(`^${escapePattern(folder)}`)}) { set $unknown_page ${quote(file)}; }\n`,
  )
  .join("")}error_page 404 $unknown_page;
${unknownPages
  .map(
    ({ file }) => `location = ${quote(file)} { internal; }
location = ${quote(file.replace(/\.html$/, ""))} { return 404; }
location = ${quote(file.replace(/\.html$/, "/"))} { return 404; }
`,
  )
  .join("")}
# Further paths of pages, and earlier ones of renamed pages.
${redirects.map(({ from, to }) => redirectLocations(from, to)).join("")}
# What is not for visitors.
location ~ "/\\.(?!well-known/)" { return 404; }
location ~ "^/(?:${headersFile}|${redirectsFile})$" { return 404; }
location ~ "(?:${Object.values(encodingEnds).map(escapePattern).join("|")})$" { return 404; }

# Each page has one path: without .html, without a slash at the end.
location = / { try_files /index.html =404; }
location = /index.html { return 301 /$is_args$args; }
location ~ "^/.+\\.html$" {
  if (-f $request_filename) { rewrite "^(.+)\\.html$" $1 permanent; }
  return 404;
}
location ~ "^(?<page_of_path>/.+?)/+$" {
  if (-f $document_root$page_of_path.html) { rewrite "^(.+?)/+$" $1 permanent; }
  return 404;
}
location / { try_files $uri $uri.html =404; }
`;
}

/**
 * Returns the directives for headers. A location with a header of its own loses those of the server block, so all are
 * in the server block, and values that depend on the path are variables.
 */
function formatHeaders(rules: readonly HeaderRule[]): string {
  const general = rules.filter(({ path }) => path === "/*");
  // Content types are set by the list of types instead.
  const special = rules
    .filter((rule) => !general.includes(rule))
    .map(({ path, headers }) => ({
      path,
      headers: Object.entries(headers).filter(([name]) => name !== "Content-Type"),
    }));
  const names = new Set(special.flatMap(({ headers }) => headers.map(([name]) => name)));
  return [
    ...general.flatMap(({ headers }) =>
      Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`),
    ),
    ...[...names].map((name) => `set ${variableOf(name)} ${quote(name === "Cache-Control" ? usualCaching : "")};\n`),
    ...special.flatMap(({ path, headers }) =>
      headers.map(
        ([name, value]) =>
          `if ($uri ~ ${quote(`^${path.split("*").map(escapePattern).join(".*")}$`)}) { set ${variableOf(name)} ${quote(value)}; }\n`,
      ),
    ),
    ...[...names].map((name) => `add_header ${name} ${variableOf(name)} always;\n`),
  ].join("");
}

function variableOf(name: string): string {
  return `$${name.toLowerCase().replaceAll("-", "_")}_of_path`;
}

function redirectLocations(from: string, to: string): string {
  // A dollar sign would begin a variable.
  const target = encodeURI(to).replaceAll("$", "%24");
  return [from, `${from}/`]
    .map((path) => `location = ${quote(path)} { return 301 ${quote(`${target}$is_args$args`)}; }\n`)
    .join("");
}

function quote(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
