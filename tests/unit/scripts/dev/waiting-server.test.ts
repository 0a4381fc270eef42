import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { waitingPage } from "#scripts/dev/waiting-page.ts";
import { openWaitingServer, waitingHeader } from "#scripts/dev/waiting-server.ts";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("No port.");
  return address.port;
}

test("every path says what keeps the site from being shown, and another thing when that has changed", async () => {
  const port = await freePort();
  const server = await openWaitingServer(port, waitingPage("siteMissing", "siteMissingLead"));
  onTestFinished(() => server?.close());
  const ask = () => fetch(`http://127.0.0.1:${port}/blog/uno`);
  const first = await ask();
  expect([first.status, first.headers.get(waitingHeader)]).toEqual([503, "1"]);
  expect(await first.text()).toContain("La web todavía no se puede mostrar");
  server?.show(waitingPage("siteStopped", "siteStoppedLead"));
  expect(await (await ask()).text()).toContain("La web se ha detenido");
  // Somebody else has the port.
  expect(await openWaitingServer(port, "")).toBeUndefined();
});

test("the page shows issues as text, and has another version when they change", () => {
  const page = (problem: string) =>
    waitingPage("siteMissing", "siteMissingLead", [
      {
        file: "content/site.yaml",
        line: 4,
        column: 2,
        code: "yaml-syntax",
        severity: "error",
        problem,
        remedy: "Ciérralo.",
        source: { source: "brand: [<b>", caret: "       ^" },
      },
    ]);
  const versionOf = (html: string) => /data-version="(\w+)"/.exec(html)?.[1];
  const html = page("Falta un <corchete>.");
  for (const part of ["Falta un &lt;corchete&gt;.", "content/site.yaml:4:2", "brand: [&lt;b&gt;", "Ciérralo."]) {
    expect(html).toContain(part);
  }
  expect(versionOf(html)).toBe(versionOf(page("Falta un <corchete>.")));
  expect(versionOf(html)).not.toBe(versionOf(page("Otra cosa.")));
});
