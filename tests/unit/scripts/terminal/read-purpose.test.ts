import { expect, test, vi } from "vitest";
import { message } from "#scripts/terminal/messages.ts";
import { readPurpose } from "#scripts/terminal/read-purpose.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const online = { ok: true, production: true };
const trial = { ok: true, production: false };

test("a site goes online by the option, the environment or a file of settings", () => {
  vi.stubEnv("SITE_ENV", undefined);
  expect(readPurpose(makeFolder({}), [])).toEqual(trial);
  expect(readPurpose(makeFolder({}), ["--port", "--production"])).toEqual(online);
  expect(readPurpose(makeFolder({ ".env": "SITE_ENV=production\n" }), [])).toEqual(online);
  expect(readPurpose(makeFolder({ ".env.local": "SITE_ENV=\n" }), [])).toEqual(trial);
  vi.stubEnv("SITE_ENV", "production");
  expect(readPurpose(makeFolder({}), [])).toEqual(online);
});

test("a misspelt value is refused: it would put a site online that nobody has judged", () => {
  for (const value of ["producción", "prod", "Production", "preview"]) {
    vi.stubEnv("SITE_ENV", value);
    expect(readPurpose(makeFolder({}), ["--production"])).toEqual({
      ok: false,
      text: message("siteEnvUnknown", { value }),
    });
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
  expect(readPurpose(makeFolder({}), words)).toEqual({
    ok: false,
    text: message("trialFromNpm", { variable: `${name}=${value}`, command }),
  });
  expect(readPurpose(makeFolder({}), [...words, "--production"])).toEqual(online);
});
