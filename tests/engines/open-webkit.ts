import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, By, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { close } from "#scripts/serve/port.ts";
import type { EnginePage } from "./engine-page.ts";
import { openServer } from "./open-server.ts";

/** How often the driver is asked whether it listens, with a tenth of a second in between. */
const attempts = 300;

/** Starts WebKitGTK, the engine of Safari on Linux, on a screen that nobody sees. */
export async function openWebKit([driverPath = "", binary = "", screen = ""]: readonly string[]): Promise<EnginePage> {
  const { child: display, number } = await startScreen(screen);
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: "x11",
      // Containers offer no sandbox and no graphics card; only pages of this project are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const stop = async () => {
    await Promise.all([end(driver), end(display)]);
  };
  try {
    await listening(port);
    const session = await openSession(port, binary);
    return describePage(session, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function describePage(session: WebDriver, stop: () => Promise<void>): EnginePage {
  const find = (selector: string) => session.findElement(By.css(selector));
  const keys = { Escape: Key.ESCAPE, Shift: Key.SHIFT, Enter: Key.ENTER };
  return {
    async open(url) {
      await session.get(url);
      // The driver does not tell of errors: the page keeps them itself, from now on.
      await session.executeScript(() => {
        const errors: string[] = [];
        Reflect.set(window, "collectedErrors", errors);
        window.addEventListener("error", ({ message }) => errors.push(message));
        window.addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
        const { error } = console;
        console.error = (...words) => {
          errors.push(words.map(String).join(" "));
          error(...words);
        };
      });
    },
    run: (act, ...values) => session.executeScript(act, ...values),
    click: (selector) => find(selector).click(),
    type: (selector, text) => find(selector).sendKeys(text),
    press: (key) => session.actions().keyDown(keys[key]).keyUp(keys[key]).perform(),
    async resize(width, height) {
      const inside: { width: number; height: number } = await session.executeScript(() => ({
        width: window.innerWidth,
        height: window.innerHeight,
      }));
      const outside = await session.manage().window().getRect();
      await session
        .manage()
        .window()
        .setRect({
          x: 0,
          y: 0,
          width: width + outside.width - inside.width,
          height: height + outside.height - inside.height,
        });
    },
    errors: () => session.executeScript(() => Reflect.get(window, "collectedErrors") ?? []),
    async close() {
      await session.quit();
      await stop();
    },
  };
}

function openSession(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  });
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
}

/** Starts a screen; it chooses a number that no other has, and tells it. */
async function startScreen(program: string): Promise<{ child: ChildProcess; number: string }> {
  const child = spawn(program, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const pipe = child.stdio[3];
  if (!pipe) throw new Error("The screen has no pipe to tell its number.");
  const [number] = await Promise.race([once(pipe, "data"), once(child, "exit").then(() => [""])]);
  if (!String(number).trim()) throw new Error(`${program} does not start.`);
  return { child, number: String(number).trim() };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await openServer(server));
  await close(server);
  return Number(port);
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch (error) {
      // Nobody listens yet.
      if (!(error instanceof TypeError)) throw error;
      await wait(100);
    }
  }
  throw new Error("The driver of WebKit does not listen.");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}
