import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { close } from "#scripts/serve/port.ts";
import { openServer } from "./open-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the frozen site is served, with its services: `http://localhost:41234`. */
    readonly siteOrigin: string;
  }
}

/** How long the site may take to be built and served, in seconds. */
const patience = 600;

/** Global set-up: serves the frozen site as the browser tests do, with data of its own. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const rehearsal = createServer();
  const origin = await openServer(rehearsal);
  await close(rehearsal);
  const data = mkdtempSync(join(tmpdir(), "modular-website-"));
  const child = spawn(process.execPath, ["tests/e2e/serve-fixture.ts"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PORT: new URL(origin).port, LOCAL_DATA_DIR: data },
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill();
      await once(child, "exit");
    }
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  };
  for (let second = 0; second < patience; second += 1) {
    if (child.exitCode !== null) break;
    if (await answers(origin)) {
      provide("siteOrigin", origin);
      return stop;
    }
    await wait(1000);
  }
  await stop();
  throw new Error("The frozen site is not served.");
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin)).ok;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Nobody listens yet.
    return false;
  }
}
