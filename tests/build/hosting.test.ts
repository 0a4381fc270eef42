import { createServer, type Server } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { close } from "#scripts/serve/port.ts";
import { createStaticServer } from "#scripts/serve/static-server.ts";
import { testHosting } from "#tests/hosting/hosting-contract.ts";
import { askPort } from "#tests/site/ask.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { openGrownSite } from "./grown-site.ts";

// With earlier paths and further languages, this site has all kinds of files that the company's can have.
const { client } = openGrownSite();
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer(createStaticServer({ root: client }));
  port = await listenAnywhere(server);
});
afterAll(() => close(server));

testHosting("npm start", client, () => askPort(port));
