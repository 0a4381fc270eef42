import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const functions = [
  // Of those with a slash, modules are imported one by one.
  { name: "chat-with-gemini", packages: ["@orama/stopwords/", "minisearch"] },
  { name: "newsletter", packages: ["nodemailer"] },
];

test.each(functions)("$name gets the very packages that the tests use", ({ name, packages }) => {
  const { imports } = JSON.parse(readFileSync(`supabase/functions/${name}/deno.json`, "utf8"));
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const addressOf = (each: string) => {
    const name = each.replace(/\/$/, "");
    return name === each ? `npm:${name}@${dependencies[name]}` : `npm:/${name}@${dependencies[name]}/`;
  };
  expect(imports).toEqual(Object.fromEntries(packages.map((each) => [each, addressOf(each)])));
});

test.each(functions)(
  "the files of $name import each other, _shared/ and those packages, nothing else: only these are deployed",
  ({ name, packages }) => {
    const folder = `supabase/functions/${name}`;
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    expect(files).toContain("handler.ts");
    for (const file of files) {
      const source = readFileSync(join(folder, file), "utf8");
      const statements = [...source.matchAll(/^(?:import|export) .*?from "(.*?)";$/gms)];
      const calls = [...source.matchAll(/\bimport\("(.*?)"\)/g)];
      const modules = [...statements, ...calls].map(([, module = ""]) => module);
      const isOfPackage = (module: string) =>
        packages.some((each) => (each.endsWith("/") ? module.startsWith(each) : module === each));
      for (const module of modules.filter((each) => !isOfPackage(each))) {
        expect(module).toMatch(/^\.{1,2}\/[a-z_./-]+\.ts$/);
        const found = relative("supabase/functions", join(folder, dirname(file), module));
        expect([name, "_shared"], `${file} imports ${module}`).toContain(found.split(/[\\/]/)[0]);
      }
    }
  },
);

test("migrations make no roles: a hosted project has them", () => {
  for (const name of readdirSync("supabase/migrations")) {
    expect(name).toMatch(/^\d{14}_[a-z_]+\.sql$/);
    expect(readFileSync(`supabase/migrations/${name}`, "utf8")).not.toMatch(
      /create role|alter role(?! (?:anon|authenticated) set (?:statement|lock)_timeout = )/i,
    );
  }
});

test.each(functions)("$name answers calls without a token, which no key of today is", ({ name }) => {
  const settings = readFileSync("supabase/config.toml", "utf8");
  expect(settings).toMatch(new RegExp(`^\\[functions\\.${name}\\]\\n(?:[^[]*\\n)?verify_jwt = false$`, "m"));
});
