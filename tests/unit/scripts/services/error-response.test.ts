import { expect, test, vi } from "vitest";
import { ContentError } from "#app/content/content-error.ts";
import type { Issue } from "#app/content/issues.ts";
import { errorResponse } from "#scripts/services/error-response.ts";
import { message } from "#scripts/terminal/messages.ts";

test.each([
  { code: "53100", text: "could not extend file: No space left on device" },
  { code: "ENOSPC", syscall: "write", text: "ENOSPC: no space left on device, write" },
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

test("broken content is reported as the check does, with file and line", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const issue: Issue = {
    file: "content/es/blog/uno.md",
    line: 2,
    column: 1,
    code: "field-missing",
    values: { field: "title" },
  };
  expect(errorResponse(new ContentError([issue])).status).toBe(503);
  expect(complaint.mock.calls.join("\n")).toContain("content/es/blog/uno.md:2:1");
});
