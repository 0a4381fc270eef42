import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultLocale } from "#app/i18n/languages.ts";
import { readSettings } from "#app/integrations/settings.ts";
import { createProjectBackend } from "#scripts/backend/project-backend.ts";
import { close } from "#scripts/server/port.ts";
import { askSite } from "#scripts/smoke/ask-site.ts";
import { readExpectedSite } from "#scripts/smoke/expected-site.ts";
import { formatSmoke } from "#scripts/smoke/format-smoke.ts";
import { runSmoke } from "#scripts/smoke/run-smoke.ts";
import { realSite } from "#tests/build/built-sites.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { isInstalled, serverPrograms, startServer } from "./external-server.ts";

describe.each(serverPrograms.filter(isInstalled))("the company's site behind $name", (program) => {
  const backend = createProjectBackend(process.cwd());
  const services = createServer((request, response) => void backend.answer(request, response));
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer(program, { client: realSite.client, services: await listenAnywhere(services) });
  });
  afterAll(async () => {
    await server.stop();
    await close(services);
    await backend.close();
  });

  test("passes npm run smoke", async () => {
    const origin = `http://127.0.0.1:${server.port}`;
    const { url: siteUrl } = realSite.site.edition(defaultLocale).content.site();
    const expected = readExpectedSite(realSite.client);
    const { findings, files } = await runSmoke({
      origin,
      siteUrl,
      expected,
      settings: readSettings({}, origin),
      ask: askSite,
    });
    expect(formatSmoke(findings)).toEqual([]);
    expect(files).toBeGreaterThan(expected.pages.length);
  });
});
