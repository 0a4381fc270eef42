import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("Netlify builds for production, previews as trials, and publishes what the build writes", () => {
  const text = readFileSync("netlify.toml", "utf8");
  const commands = [...text.matchAll(/^\[(.*)\]\ncommand = "(.*)"$/gm)].map(([, section, command]) => [
    section,
    command,
  ]);
  expect(commands).toEqual([
    ["build", "npm run build -- --production"],
    ["context.deploy-preview", "npm run build"],
    ["context.branch-deploy", "npm run build"],
  ]);
  expect(text).toContain('publish = "build/client"');
});

test("Cloudflare Pages publishes what the build writes", () => {
  expect(readFileSync("wrangler.toml", "utf8")).toContain('pages_build_output_dir = "build/client"');
});
