import { loader, starter } from "virtual:page-starter";
import type { Settings } from "#app/integrations/settings.ts";
import { contentPolicy } from "./content-policy.server.ts";

/** The end of the body as the router renders it: its scripts, which contain the page's data, and comments of React. */
const scriptsAtEnd = /<script\b[^>]*>[^<]*<\/script>(?:<!--[^>]*-->|<script\b[^>]*>[^<]*<\/script>)*(?=<\/body>)/;

/**
 * Returns the HTML of a rendered document whose application waits: the router's scripts are in a template, where a
 * browser runs and loads nothing, together with links to what they import and the script that loads it all. The inline
 * starter, which unpacks the template, comes with the policy before anything that loads.
 *
 * @param settings of the services that the page calls; an empty URL means the site's own origin
 *
 * @throws Error when the document has no encoding in its head, or no scripts at the end of its body.
 */
export function addStart(html: string, settings: Settings): string {
  const links: string[] = [];
  const quiet = html.replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) => {
    links.push(link);
    return "";
  });
  // After the encoding, which has to be among the first bytes, and before styles, for which scripts would wait.
  const [, encoding, page = ""] = /^(.*?<meta charset="utf-8"\s*\/?>)(.*)$/is.exec(quiet) ?? [];
  const [scripts] = scriptsAtEnd.exec(page) ?? [];
  if (!encoding || !scripts) throw new Error("The document has no encoding in its head, or no scripts in its body.");
  const texts = [...scripts.matchAll(/>([^<]+)<\/script>/g)].map(([, text = ""]) => text);
  const policy = contentPolicy([starter, loader, ...texts], settings);
  const start = `<meta http-equiv="Content-Security-Policy" content="${policy}"><script>${starter}</script>`;
  const waiting = `<template id="pageScripts">${links.join("")}${scripts}</template>`;
  // No heading of a text can have these ids: theirs are in lower case.
  // WebKit runs a script before it inserts what follows it.
  const application = `<template id="pageApp">${waiting}<script>${loader}</script></template>`;
  return encoding + start + page.replace(scripts, () => application);
}
