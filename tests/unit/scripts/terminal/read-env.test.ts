import { expect, test, vi } from "vitest";
import { readEnv } from "#scripts/terminal/read-env.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

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
