import { expect, onTestFinished, test, vi } from "vitest";
import { message } from "#scripts/terminal/messages.ts";
import { readPurpose } from "#scripts/terminal/read-purpose.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

/** Sets a variable, `SITE_ENV` unless another is named, for as long as the running test lasts. */
function setEnvironment(value: string | undefined, name = "SITE_ENV"): void {
  vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

const online = { ok: true, production: true };
const trial = { ok: true, production: false };

test("a site goes online by the option, the environment or a file of settings", () => {
  setEnvironment(undefined);
  expect(readPurpose(makeFolder({}), [])).toEqual(trial);
  expect(readPurpose(makeFolder({}), ["--port", "--production"])).toEqual(online);
  expect(readPurpose(makeFolder({ ".env": "SITE_ENV=production\n" }), [])).toEqual(online);
  expect(readPurpose(makeFolder({ ".env.local": "SITE_ENV=\n" }), [])).toEqual(trial);
  setEnvironment("production");
  expect(readPurpose(makeFolder({}), [])).toEqual(online);
});

test("a misspelt value is refused: it would put a site online that nobody has judged", () => {
  for (const value of ["producción", "prod", "Production", "preview"]) {
    setEnvironment(value);
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
  setEnvironment(undefined);
  setEnvironment(value, name);
  setEnvironment(script, "npm_lifecycle_event");
  expect(readPurpose(makeFolder({}), words)).toEqual({
    ok: false,
    text: message("trialFromNpm", { variable: `${name}=${value}`, command }),
  });
  expect(readPurpose(makeFolder({}), [...words, "--production"])).toEqual(online);
});
