import { expect, test, vi } from "vitest";
import { asReason } from "#scripts/terminal/as-reason.ts";
import { message } from "#scripts/terminal/messages.ts";
import { readOptions } from "#scripts/terminal/options.ts";
import { readEnv } from "#scripts/terminal/read-env.ts";
import { readPurpose } from "#scripts/terminal/read-purpose.ts";
import { refuseOnHost } from "#scripts/terminal/refuse-on-host.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const names = { flags: ["production"], values: ["port"] };

test("flags, values and words are read in any order, of an option that is there twice the last", () => {
  const { options, positionals, unknown, incomplete } = readOptions(
    ["uno", "--port", "4000", "--production", "dos", "--port=4001"],
    names,
  );
  expect([...options].sort()).toEqual([
    ["port", "4001"],
    ["production", ""],
  ]);
  expect(positionals).toEqual(["uno", "dos"]);
  expect([unknown, incomplete]).toEqual([undefined, undefined]);
});

test.each(["--puerto", "-p", "--production=yes", "--puerto=4000"])("%s is no option of the command", (option) => {
  expect(readOptions(["--production", option], names).unknown).toBe(option);
});

test("-h asks for help where a command has help", () => {
  const { options, unknown } = readOptions(["-h"], { flags: ["help"] });
  expect([[...options.keys()], unknown]).toEqual([["help"], undefined]);
  expect(readOptions(["-h"], names).unknown).toBe("-h");
});

test("a site goes online by the option, the environment or a file of settings", () => {
  vi.stubEnv("SITE_ENV", undefined);
  expect(readPurpose(makeFolder({}), [])).toBe(false);
  expect(readPurpose(makeFolder({}), ["--port", "--production"])).toBe(true);
  expect(readPurpose(makeFolder({ ".env": "SITE_ENV=production\n" }), [])).toBe(true);
  expect(readPurpose(makeFolder({ ".env.local": "SITE_ENV=\n" }), [])).toBe(false);
  vi.stubEnv("SITE_ENV", "production");
  expect(readPurpose(makeFolder({}), [])).toBe(true);
});

test("a misspelt value is refused: it would put a site online that nobody has judged", () => {
  for (const value of ["producción", "prod", "Production", "preview"]) {
    vi.stubEnv("SITE_ENV", value);
    expect(() => readPurpose(makeFolder({}), ["--production"])).toThrow(message("siteEnvUnknown", { value }));
  }
});

test.each([
  ["NODE_ENV", "production", "start", ["--port", "4000"], "npm start -- --port 4000 --production"],
  ["npm_config_production", "true", "check", ["--help"], "npm run check -- --help --production"],
  ["npm_config_production", "true", undefined, [], "npm run build -- --production"],
])("where npm has kept the option, %s=%s, nothing is done and the right command is named", (...row) => {
  const [name, value, script, words, command] = row;
  vi.stubEnv("SITE_ENV", undefined);
  vi.stubEnv(name, value);
  vi.stubEnv("npm_lifecycle_event", script);
  expect(() => readPurpose(makeFolder({}), words)).toThrow(
    message("trialFromNpm", { variable: `${name}=${value}`, command }),
  );
  expect(readPurpose(makeFolder({}), [...words, "--production"])).toBe(true);
});

const command = "npm run build -- --production";

test.each([
  ["Netlify", { NETLIFY: "true", CONTEXT: "production" }],
  ["Vercel", { VERCEL: "1", VERCEL_ENV: "production" }],
  ["Cloudflare Pages", { CF_PAGES: "1" }],
])("%s publishes what it builds with %o, so a trial is refused", (host, environment) => {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  expect(() => refuseOnHost(environment)).toThrow(
    message("trialOnHost", { host, variables: variables.join(", "), command }),
  );
});

test.each([
  {},
  { CI: "true", GITHUB_ACTIONS: "true" },
  { NETLIFY: "true", CONTEXT: "deploy-preview" },
  { VERCEL: "1", VERCEL_ENV: "preview" },
])("a trial may be built with %o", (environment) => {
  expect(() => refuseOnHost(environment)).not.toThrow();
});

test("the shell beats .env.local, which beats .env", () => {
  vi.stubEnv("FROM_SHELL", "shell");
  const root = makeFolder({
    ".env": "A=1\nB=1\nFROM_SHELL=file\n# a note\nGEMINI_API_KEY='k e y'\n",
    ".env.local": "B=2\n",
  });
  expect(readEnv(root)).toMatchObject({ A: "1", B: "2", FROM_SHELL: "shell", GEMINI_API_KEY: "k e y" });
});

test("without files it is the shell's", () => {
  expect(readEnv(makeFolder({}))).toEqual({ ...process.env });
});

test("a missing value is named in the error together with the key", () => {
  expect(() => message("serving", {})).toThrow("«cli.serving» needs a value for «port»");
});

test.each([
  [new Error("The thread has ended."), "The thread has ended"],
  [new Error("fetch failed"), "fetch failed"],
  [new Error("Wait...\n"), "Wait"],
  ["version 18.6", "version 18.6"],
])("%s is the reason «%s»", (error, reason) => {
  expect(asReason(error)).toBe(reason);
});
