import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { message } from "#scripts/terminal/messages.ts";
import { refuseOnHost } from "#scripts/terminal/refuse-on-host.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const command = "npm run build -- --production";

test.each([
  ["Netlify", { NETLIFY: "true", CONTEXT: "production" }],
  ["Netlify", { NETLIFY: "true" }],
  ["Netlify", { CONTEXT: "production" }],
  ["Vercel", { VERCEL: "1", VERCEL_ENV: "production" }],
  ["Vercel", { VERCEL: "1" }],
  ["Cloudflare Pages", { CF_PAGES: "1" }],
])("%s publishes what it builds with %o, so a trial is refused", (host, environment) => {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  expect(refuseOnHost(environment)).toBe(message("trialOnHost", { host, variables: variables.join(", "), command }));
});

test("Cloudflare Pages does not say which branch it publishes", () => {
  expect(refuseOnHost({ CF_PAGES: "1", CF_PAGES_BRANCH: "vista" })).toContain("Cloudflare Pages");
});

test.each([
  {},
  { CI: "true", GITHUB_ACTIONS: "true" },
  { NETLIFY: "", VERCEL: "", CF_PAGES: "" },
  { NETLIFY: "true", CONTEXT: "deploy-preview" },
  { NETLIFY: "true", CONTEXT: "branch-deploy" },
  { VERCEL: "1", VERCEL_ENV: "preview" },
  { CONTEXT: "cualquiera" },
])("a trial may be built with %o", (environment) => {
  expect(refuseOnHost(environment)).toBeUndefined();
});

test("npm run build asks it, and builds nothing", () => {
  const environment = { ...process.env, NODE_ENV: undefined, SITE_ENV: undefined, CF_PAGES: "1" };
  const options = { cwd: makeFolder({}), env: environment, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(process.execPath, [resolve("scripts/build.ts")], options);
  expect([status, stderr.trim()]).toEqual([1, refuseOnHost({ CF_PAGES: "1" })]);
});
