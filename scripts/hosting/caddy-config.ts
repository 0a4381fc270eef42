import { encodings } from "#scripts/compression/compress-text.ts";
import { type HeaderRule, usualCaching } from "./header-rules.ts";
import { headersFile } from "./headers-file.ts";
import type { HostingPlan } from "./hosting-plan.ts";
import { mediaTypes } from "./media-types.ts";
import { redirectsFile } from "./redirects-file.ts";

/** Returns what belongs into a site block of Caddy, beside `root`. */
export function caddyConfig({ redirects, unknownPages, headers }: HostingPlan): string {
  return `# Written by the build, for a site block with root.
route {
	header -Server
	header Cache-Control ${quote(usualCaching)}
${headers.map(formatRule).join("")}
	# Caddy takes types from the system, which may not know them.
${Object.entries(mediaTypes)
  .filter(([end]) => end !== "html")
  .map(([end, type]) => `	@${end} path *.${end}\n	header @${end} Content-Type ${quote(type)}\n`)
  .join("")}
	# Further paths of pages, and earlier ones of renamed pages.
${redirects.map(formatRedirect).join("")}
	# What is not for visitors.
	@hidden path_regexp "/\\.|^/(${headersFile}|${redirectsFile})$|\\.(br|gz)$|/404(\\.html)?$"
	@known path /.well-known/*
	route @hidden {
		route @known {
			file_server
		}
		error 404
	}

	# Each page has one path: without .html, without a slash at the end. Never to another host, as //host/ would lead.
	redir /index.html / 301
	@slash path_regexp "^/[^/\\\\].*/$"
	route @slash {
		uri strip_suffix /
		redir {uri} 301
	}
	@html path_regexp "^/[^/\\\\].*\\.html$"
	route @html {
		uri strip_suffix .html
		redir {uri} 301
	}

	rewrite / /index.html
	try_files {path} {path}.html =404
	file_server {
		disable_canonical_uris
		precompressed ${encodings.join(" ")}
	}
}

# Unknown paths: the page of the nearest folder, with status 404.
handle_errors {
	header Cache-Control ${quote(usualCaching)}
	header Content-Type ${quote(mediaTypes.html ?? "")}
${unknownPages
  .map(
    ({ folder, file }) => `	handle ${quote(`${folder}*`)} {
		rewrite * ${quote(file)}
		file_server {
			precompressed ${encodings.join(" ")}
		}
	}
`,
  )
  .join("")}}
`;
}

function formatRule({ path, headers }: HeaderRule): string {
  // What is in the list of types is not said twice.
  const lines = Object.entries(headers).filter(([name]) => name !== "Content-Type");
  if (lines.length === 0) return "";
  // In the middle of a path Caddy's `*` stands for no slash; at its beginning, where only a matcher has one, for any signs.
  const [, ending] = /^\/\*\.(\w+)$/.exec(path) ?? [];
  const matcher = ending === undefined ? quote(path) : `@all_${ending}`;
  return [
    ...(ending === undefined ? [] : [`	${matcher} path *.${ending}\n`]),
    ...lines.map(([name, value]) => `	header ${matcher} ${name} ${quote(value)}\n`),
  ].join("");
}

function formatRedirect({ from, to }: HostingPlan["redirects"][number]): string {
  return [from, `${from}/`].map((path) => `	redir ${quote(path)} ${quote(encodeURI(to))} 301\n`).join("");
}

/** Caddy replaces what stands in braces. */
function quote(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("{", "\\{")}"`;
}
