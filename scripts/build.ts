import { parseArgs } from "node:util";
import { buildSite } from "./build/build-site.ts";

const { values } = parseArgs({ options: { production: { type: "boolean", default: false } } });
const production = values.production || process.env.SITE_ENV === "production";
const { ok } = await buildSite({ root: process.cwd(), production });
if (!ok) process.exitCode = 1;
