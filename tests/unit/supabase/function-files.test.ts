import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "supabase/functions/chat-with-gemini";

test("the function gets the very packages that the tests use", () => {
  const { imports } = JSON.parse(readFileSync(`${folder}/deno.json`, "utf8"));
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(imports).toEqual({ minisearch: `npm:minisearch@${dependencies.minisearch}` });
});

test("its files import each other, _shared/ and those packages, nothing else: only these are deployed", () => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".ts"))) {
    const source = readFileSync(`${folder}/${name}`, "utf8");
    const imported = [...source.matchAll(/^(?:import|export) .*?from "(.*?)";$/gms)].map(([, module]) => module);
    for (const module of imported) expect(module).toMatch(/^(?:(?:\.|\.\.\/_shared)\/[a-z-]+\.ts|minisearch)$/);
  }
});

test("migrations make no roles: a hosted project has them", () => {
  for (const name of readdirSync("supabase/migrations")) {
    expect(name).toMatch(/^\d{14}_[a-z_]+\.sql$/);
    expect(readFileSync(`supabase/migrations/${name}`, "utf8")).not.toMatch(/create role|alter role/i);
  }
});

test("the function answers calls with the public key alone, which is no token", () => {
  expect(readFileSync("supabase/config.toml", "utf8")).toMatch(
    /^\[functions\.chat-with-gemini\]\n(?:[^[]*\n)?verify_jwt = false$/m,
  );
});
