import { encodingEnds } from "#scripts/build/compression/compress-text.ts";
import { textTypes } from "#scripts/build/compression/text-types.ts";
import { escapePattern } from "./escape-pattern.ts";
import { type HeaderRule, usualCaching } from "./header-rules.ts";
import { headersFile } from "./headers-file.ts";
import type { HostingPlan, PathRedirect } from "./hosting-plan.ts";
import { mediaTypes } from "./media-types.ts";
import { redirectsFile } from "./redirects-file.ts";

/** Name of the file that Apache and LiteSpeed read in each folder of a site. */
export const apacheFile = ".htaccess";

const ends = Object.values(encodingEnds).map(escapePattern).join("|");

/**
 * Returns the text of each `.htaccess` by the path of its folder, `/` or `/blog/`. Rules for a folder are in a file of
 * that folder, because LiteSpeed knows neither `<If>` nor environment variables. Apache applies the rules again to
 * their own result and LiteSpeed does not, so they are written to give the same result both ways. Apache also applies
 * them to the page of an error: `REDIRECT_STATUS` is empty only for what was requested, and always for LiteSpeed.
 */
export function apacheConfig({ redirects, unknownPages, headers, hosts }: HostingPlan): Map<string, string> {
  const folders = new Map([["/", general({ redirects, headers, hosts })]]);
  const add = (folder: string, text: string) => folders.set(folder, (folders.get(folder) ?? "") + text);
  for (const { folder, file } of unknownPages) add(folder, `ErrorDocument 404 ${file}\n`);
  for (const rule of headers) {
    const [, folder] = /^(\/.+\/)\*$/.exec(rule.path) ?? [];
    if (folder !== undefined) add(folder, formatHeaders(rule));
  }
  return folders;
}

function general({ redirects, headers, hosts }: Omit<HostingPlan, "unknownPages">): string {
  return `# Written by the build, for Apache 2.4 and LiteSpeed.
Options -MultiViews
DirectorySlash Off
RewriteEngine On
RewriteBase /

# One host, and https.
RewriteCond %{HTTP_HOST} "^${escapePattern(hosts.other)}$" [NC]
RewriteRule ^ "https://${hosts.own}%{REQUEST_URI}" [R=301,L]
RewriteCond %{HTTP_HOST} "^${escapePattern(hosts.own)}$" [NC]
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteRule ^ "https://${hosts.own}%{REQUEST_URI}" [R=301,L]

# Further paths of pages, and earlier ones of renamed pages.
${redirects.map(formatRedirect).join("")}
# What is not for visitors.
RewriteRule "(^|/)\\.(?!well-known/)" - [R=404,L]
RewriteRule "^(${headersFile}|${redirectsFile})$" - [R=404,L]
RewriteRule "(^|/)404/*$" - [R=404,L]
RewriteCond %{THE_REQUEST} "(/404\\.html|${ends})[? ]"
RewriteCond %{ENV:REDIRECT_STATUS} "^$"
RewriteRule ^ - [R=404,L]

# Each page has one path: without .html, without a slash at the end. Never to another host, as //host/ would lead.
RewriteCond %{THE_REQUEST} "/index\\.html[? ]"
RewriteRule "^index\\.html$" / [R=301,L]
RewriteCond %{THE_REQUEST} "\\.html[? ]"
RewriteCond %{ENV:REDIRECT_STATUS} "^$"
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule "^([^/\\\\].*)\\.html$" /$1 [R=301,L]
RewriteCond %{PATH_INFO} "^/*$"
RewriteCond %{REQUEST_FILENAME} "^(.+?)/*$"
RewriteCond %1.html -f
RewriteRule "^([^/\\\\].*?)/+$" /$1 [R=301,L]
RewriteRule "^$" index.html
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule "^(.+)$" $1.html
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]

# Compressed forms lie beside the files; .br is Breton to Debian.
RemoveLanguage .br
${Object.entries(encodingEnds).map(formatEncoding).join("")}
${Object.entries(textTypes).map(formatTextType).join("")}
${Object.entries(mediaTypes)
  .filter(([end]) => !Object.hasOwn(textTypes, `.${end}`))
  .map(([end, type]) => `AddType "${type}" .${end}\n`)
  .join("")}
<IfModule mod_expires.c>
ExpiresActive Off
</IfModule>
Header always set Cache-Control "${usualCaching}"
${headers.map(formatRule).join("")}`;
}

function formatRedirect({ from, to }: PathRedirect): string {
  // In a substitution, `$1` and `%1` refer to groups of patterns.
  const target = encodeURI(to).replace(/[$%]/g, "\\$&");
  return `RewriteRule ${quote(`^${escapePattern(from.slice(1))}/?$`)} ${quote(target)} [R=301,L,NE]\n`;
}

/** Returns the rule that sends the compressed form of a file, unless the browser refuses it: `br;q=0`. */
function formatEncoding([encoding, end]: readonly [string, string]): string {
  return `AddEncoding ${encoding} ${end}
RewriteCond %{HTTP:Accept-Encoding} "\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" [NC]
RewriteCond %{REQUEST_FILENAME}${end} -f
RewriteRule "^(.+)$" $1${end} [L]
`;
}

/**
 * Returns the rules for the type of `x.html.br`, that of `x.html`: by default Apache takes it from the last extension.
 */
function formatTextType([end, type]: readonly [string, string]): string {
  return `<FilesMatch "${escapePattern(end)}(${ends})?$">
ForceType ${quote(type)}
Header always merge Vary Accept-Encoding
</FilesMatch>
`;
}

/** Returns the directives of a rule for all paths or for file names; empty for a folder, which has its own file. */
function formatRule(rule: HeaderRule): string {
  if (rule.path === "/*") return formatHeaders(rule);
  if (rule.path.endsWith("/*")) return "";
  const lines = formatHeaders(rule);
  const name = rule.path.slice(1).split("*").map(escapePattern).join(".*");
  return lines === "" ? "" : `<FilesMatch ${quote(`^${name}(${ends})?$`)}>\n${lines}</FilesMatch>\n`;
}

function formatHeaders({ headers }: HeaderRule): string {
  return Object.entries(headers)
    .filter(([name]) => name !== "Content-Type")
    .map(([name, value]) => `Header always set ${name} ${quote(value.replaceAll("%", "%%"))}\n`)
    .join("");
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
