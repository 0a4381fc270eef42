import { afterAll, beforeAll, describe, test } from "vitest";
import { sites } from "#tests/build/built-sites.ts";
import { openGrownSite } from "#tests/build/grown-site.ts";
import { askPort } from "#tests/site/ask.ts";
import { isInstalled, serverPrograms, startServer } from "./external-server.ts";
import { testHosting } from "./hosting-contract.ts";

const hosted = [...sites, { ...openGrownSite(), name: "the site in several languages" }];

for (const program of serverPrograms) {
  if (isInstalled(program)) {
    describe.each(hosted)(`${program.name}, $name`, ({ client }) => {
      let server: Awaited<ReturnType<typeof startServer>>;
      beforeAll(async () => {
        server = await startServer(program, { client });
      });
      afterAll(() => server.stop());
      testHosting(program.name, client, () => askPort(server.port));
    });
  } else {
    test.skip(`${program.name} is not tested, because something is missing: apt-get install ${program.packages}`, () => {});
  }
}
