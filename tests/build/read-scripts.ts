import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltSite } from "#tests/site/built-site.ts";

/** Returns the text of every script of a built site by its name. */
export function readScripts({ client }: Pick<BuiltSite, "client">): ReadonlyMap<string, string> {
  const assets = join(client, "assets");
  const names = readdirSync(assets).filter((name) => name.endsWith(".js"));
  return new Map(names.map((name) => [name, readFileSync(join(assets, name), "utf8")]));
}
