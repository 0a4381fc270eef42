import { expect, onTestFinished, test } from "vitest";
import { message } from "#scripts/cli/messages.ts";
import { readPurpose } from "#scripts/cli/read-purpose.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

/** Sets `SITE_ENV` for as long as the running test lasts. */
function setEnvironment(value: string | undefined): void {
  const before = process.env.SITE_ENV;
  onTestFinished(() => {
    if (before === undefined) delete process.env.SITE_ENV;
    else process.env.SITE_ENV = before;
  });
  if (value === undefined) delete process.env.SITE_ENV;
  else process.env.SITE_ENV = value;
}

const online = { ok: true, production: true };
const trial = { ok: true, production: false };

test("a site goes online by the option, the environment or a file of settings", () => {
  setEnvironment(undefined);
  expect(readPurpose(makeFolder({}), [])).toEqual(trial);
  expect(readPurpose(makeFolder({}), ["--json", "--production"])).toEqual(online);
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
