import { expect, test } from "vitest";
import { message } from "#scripts/terminal/messages.ts";
import { refuseOnHost } from "#scripts/terminal/refuse-on-host.ts";

const command = "npm run build -- --production";

test.each([
  ["Netlify", { NETLIFY: "true", CONTEXT: "production" }],
  ["Vercel", { VERCEL: "1", VERCEL_ENV: "production" }],
  ["Cloudflare Pages", { CF_PAGES: "1" }],
])("%s publishes what it builds with %o, so a trial is refused", (host, environment) => {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  expect(refuseOnHost(environment)).toBe(message("trialOnHost", { host, variables: variables.join(", "), command }));
});

test.each([
  {},
  { CI: "true", GITHUB_ACTIONS: "true" },
  { NETLIFY: "true", CONTEXT: "deploy-preview" },
  { VERCEL: "1", VERCEL_ENV: "preview" },
])("a trial may be built with %o", (environment) => {
  expect(refuseOnHost(environment)).toBeUndefined();
});
