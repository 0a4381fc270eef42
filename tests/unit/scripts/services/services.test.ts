import { utimesSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { format } from "node:util";
import { messages } from "@electric-sql/pglite";
import { expect, onTestFinished, test, vi } from "vitest";
import { ContentError } from "#app/content/content-error.ts";
import { unreadable } from "#app/content/read-error.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Site } from "#app/site/site.server.ts";
import { close } from "#scripts/serve/port.ts";
import { createBackendListener } from "#scripts/services/backend-listener.ts";
import { DatabaseUnusableError } from "#scripts/services/database.ts";
import { errorResponse } from "#scripts/services/error-response.ts";
import { fromContent } from "#scripts/services/from-content.ts";
import { message } from "#scripts/terminal/messages.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const backend = {
  fetch: vi.fn(async () => new Response("there")),
  prepare: vi.fn(async () => {}),
  close: vi.fn(async () => {}),
};

/** Starts a server for a backend that cannot be loaded at first, or that can. */
async function start({ fails }: { fails: boolean }) {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.clearAllMocks();
  let loads = 0;
  const listener = createBackendListener(async () => {
    loads += 1;
    if (fails && loads === 1) throw new Error("The locale file is broken.");
    return backend;
  });
  const server = createServer((request, response) => void listener.answer(request, response));
  onTestFinished(() => close(server));
  const port = await listenAnywhere(server);
  return { listener, complaint, port, ask: () => fetch(`http://127.0.0.1:${port}/functions/v1/chat-with-gemini`) };
}

test("a backend that cannot be loaded answers 503 and needs no closing, and is tried again with the next call", async () => {
  const { listener, complaint, ask } = await start({ fails: true });
  const refused = await ask();
  expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ code: "PGRST000" })]);
  expect(complaint).toHaveBeenCalledOnce();
  await listener.close();
  expect(backend.close).not.toHaveBeenCalled();
  expect(await (await ask()).text()).toBe("there");
  await listener.close();
  expect(backend.close).toHaveBeenCalledOnce();
});

test("a host that no URL can have answers 400 and does not reach the backend", async () => {
  const { port } = await start({ fails: false });
  for (const host of ["99999999999999999999", "1.2.3.4.5.6", "0x1ffffffff"]) {
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET /_local/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket), host).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(backend.fetch).not.toHaveBeenCalled();
});

test.each([
  { code: "53100", text: "could not extend file: No space left on device" },
  { code: "ENOSPC", syscall: "write", text: "ENOSPC: no space left on device, write" },
  // The error of the lock file.
  { code: "ERR_SQLITE_ERROR", errcode: 13, text: "database or disk is full" },
])(
  "a full disk, $code, is one sentence that names the copy to make first, and the visitor gets none of it",
  async (full) => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const { text, ...fields } = full;
    const response = errorResponse(Object.assign(new Error(text), fields));
    expect([response.status, await response.text()]).toEqual([503, expect.not.stringContaining("space")]);
    const said = message("dataFolderUnusable", { reason: text });
    expect(complaint.mock.calls).toEqual([[said]]);
    expect(said).toContain("haz una copia");
  },
);

test.each([
  [51, message("diskFull")],
  [37, message("fileSystemFailed", { errno: 37 })],
])("a refusal of the file system that PostgreSQL passes on as number %i has words", (errno, reason) => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const folder = "/datos/db";
  errorResponse(new DatabaseUnusableError(folder, { name: "ErrnoError", errno }));
  expect(complaint.mock.calls).toEqual([[message("databaseUnusable", { folder, reason })]]);
});

test("an error of a statement is printed without its values, which are addresses of visitors", () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const error = new messages.DatabaseError("division by zero", 0, "error");
  errorResponse(Object.assign(error, { code: "22012", detail: "(ana@correo.es)", params: ["ana@correo.es"] }));
  const said = complaint.mock.calls.map((values) => format(...values)).join("\n");
  expect(said).toMatch(/^division by zero.*22012/s);
  expect(said).not.toContain("ana@correo.es");
});

test("broken content is reported as the check does, with file and line", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const { errors } = unreadable("content/es/blog/uno.md", "front-matter-missing", {}, { line: 2, column: 1 });
  expect(errorResponse(new ContentError(errors)).status).toBe(503);
  expect(complaint.mock.calls.join("\n")).toContain("content/es/blog/uno.md:2:1");
});

const file = "content/es/blog/madera-al-sol.md";

function changeLater(root: string, name: string, text: string): void {
  writeFiles(root, { [name]: text });
  const later = new Date(Date.now() + 5000);
  utimesSync(join(root, name), later, later);
}

test("the knowledge of the services is collected once, and again after a file has changed", async () => {
  const root = copyFixtureSite();
  const collect = vi.fn(async ({ edition }: Site) => edition(defaultLocale).content.entries("blog").length);
  const current = fromContent(root, collect);
  const before = await current();
  expect(await current()).toBe(before);
  expect(collect).toHaveBeenCalledOnce();
  changeLater(root, file, "---\n---\n");
  await expect(current()).rejects.toMatchObject({ name: "ContentError" });
});

test("a failed collection is repeated with the next call, even if no file has changed since", async () => {
  const collect = vi.fn(async () => "knowledge").mockRejectedValueOnce(new Error("EMFILE: too many open files"));
  const current = fromContent(copyFixtureSite(), collect);
  await expect(current()).rejects.toThrow("EMFILE");
  expect(await current()).toBe("knowledge");
});

test("a locale file that cannot be read is an issue of the content, without a stack", async () => {
  const root = copyFixtureSite({ "locales/es.json": '{ "language": ' });
  const current = fromContent(root, async ({ edition }) => edition(defaultLocale).content.site().url);
  await expect(current()).rejects.toMatchObject({
    name: "IssuesError",
    issues: [expect.objectContaining({ file: "locales/es.json" })],
  });
});
