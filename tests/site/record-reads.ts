import { subscribe } from "node:diagnostics_channel";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/**
 * Loaded into each process of a build by `NODE_OPTIONS`: writes down, a line each and after the number of the process,
 * which articles it reads and when it is asked for a page.
 */
const { READS_FILE: file = "" } = process.env;
const { readFileSync } = fs;

function note(event: string): void {
  fs.appendFileSync(file, `${process.pid} ${event}\n`);
}

function readAndNote(...[path, options]: Parameters<typeof readFileSync>) {
  const [article] = /content\/\w+\/blog\/.*$/.exec(String(path)) ?? [];
  if (article !== undefined) note(article);
  return readFileSync(path, options);
}

fs.readFileSync = readAndNote as typeof readFileSync;
syncBuiltinESMExports();
subscribe("http.server.request.start", () => note("page"));
