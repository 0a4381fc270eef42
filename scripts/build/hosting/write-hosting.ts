import { dirname, join } from "node:path";
import { writeFile } from "#scripts/terminal/write-file.ts";
import { apacheConfig, apacheFile } from "./apache-config.ts";
import { formatHeaders, headersFile } from "./headers-file.ts";
import type { HostingPlan } from "./hosting-plan.ts";
import { nginxConfig, nginxSite } from "./nginx-config.ts";
import { formatRedirects, redirectsFile } from "./redirects-file.ts";

/** Folder with the configuration of servers, beside the folder that goes online. It is not published. */
const hostingFolder = "hosting";

/** Returns the folder with the configuration of servers that belongs to a folder of built files. */
export function hostingFolderOf(client: string): string {
  return join(dirname(client), hostingFolder);
}

/** Writes the configuration of every kind of host: beside the pages or, for nginx, into a folder of its own. */
export function writeHosting(plan: HostingPlan, client: string): void {
  writeFile(client, headersFile, formatHeaders(plan.headers));
  writeFile(client, redirectsFile, formatRedirects(plan));
  for (const [folder, text] of apacheConfig(plan)) writeFile(client, join(folder, apacheFile), text);
  writeFile(hostingFolderOf(client), "nginx.conf", nginxConfig(plan));
  writeFile(hostingFolderOf(client), "nginx-site.conf", nginxSite(plan));
}
