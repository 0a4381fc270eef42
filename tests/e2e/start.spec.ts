import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { message } from "#scripts/cli/messages.ts";
import { expect, test } from "./site-test.ts";

test("npm start on a busy port says so in one sentence and ends with code 1", async ({ baseURL }) => {
  // The server of these very tests holds it.
  const port = Number(new URL(String(baseURL)).port);
  const child = spawn("npm", ["--silent", "start"], {
    env: { ...process.env, PORT: String(port) },
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  expect({ out, error: error.trim(), code }).toEqual({
    out: "",
    error: message("portBusy", { port, other: port + 1 }),
    code: 1,
  });
});
