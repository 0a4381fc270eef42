import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { noticeKey } from "#app/frame/cookie-notice/notice-memory.ts";

/** The errors that a test causes on purpose. */
export interface ExpectedErrors {
  /** Lets one line of this kind pass, and fails the test when it does not come. */
  expectConsoleError(text: RegExp): void;
  /** Lets requests whose URL matches fail: the test cuts them itself. */
  expectFailedRequest(url: RegExp): void;
}

/** Chromium's line for a document, script or picture that came with status 404. */
export const notFoundLine = /Failed to load resource: .*404/;

/**
 * Playwright's `test` for a visitor who comes again, and has closed the cookie notice, unless a test says otherwise.
 */
export const visitorTest = base.extend<{ hasClosedNotice: boolean }>({
  hasClosedNotice: [true, { option: true }],
  context: async ({ context, hasClosedNotice }, use) => {
    // Playwright's `storageState` would open a page for it before each test.
    if (hasClosedNotice) await context.addInitScript(closeNotice, noticeKey);
    await use(context);
  },
});

function closeNotice(key: string): void {
  // The empty page that a browser begins with has no storage.
  if (location.protocol.startsWith("http")) localStorage.setItem(key, "closed");
}

/**
 * The same, in which every page is watched: an error or a warning on the console (React's complaints about
 * hydration are errors too), an exception, a failed request and a request to another origin fail the test.
 */
export const test = visitorTest.extend<{ errors: ExpectedErrors }>({
  errors: [
    async ({ context, baseURL }, use) => {
      const watched = watch(context, String(baseURL));
      await use(watched.errors);
      expect(watched.unexpected(), "What the page must not do").toEqual([]);
      expect(watched.missing(), "Lines on the console that had to come").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Chromium's line when what was preloaded is not drawn within a few seconds, which on a busy machine says nothing. That
 * each preloaded picture is one that the page shows is compared in `tests/build/documents.test.ts`.
 */
const lateUse = /was preloaded using link preload but not used within a few seconds/;

/** Advice of a driver on how to draw faster. Tests draw without a graphics card, whose driver gives other advice. */
const driverAdvice = /GL Driver Message \(OpenGL, Performance/;

function watch(context: BrowserContext, baseURL: string) {
  const unexpected: string[] = [];
  const expectedLines: RegExp[] = [];
  const expectedFailures: RegExp[] = [];

  context.on("console", (line: ConsoleMessage) => {
    if (line.type() !== "error" && line.type() !== "warning") return;
    const text = line.text();
    if (lateUse.test(text) || driverAdvice.test(text)) return;
    const place = expectedLines.findIndex((pattern) => pattern.test(text));
    if (place >= 0) expectedLines.splice(place, 1);
    else if (!isOfExpectedFailure(line)) unexpected.push(`console ${line.type()}: ${text} ${line.location().url}`);
  });
  context.on("weberror", (failure) => {
    unexpected.push(`exception: ${failure.error().message}`);
  });
  context.on("request", (request) => {
    if (/^(data|blob):/.test(request.url()) || request.url().startsWith(`${baseURL}/`)) return;
    unexpected.push(`request to another origin: ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The browser itself gives up what the next page no longer needs.
    if (reason.includes("ERR_ABORTED")) return;
    if (expectedFailures.some((pattern) => pattern.test(request.url()))) return;
    unexpected.push(`failed request: ${request.url()} ${reason}`);
  });

  /** Chromium writes a line for each failed request. */
  function isOfExpectedFailure(line: ConsoleMessage): boolean {
    const { url } = line.location();
    return line.text().startsWith("Failed to load resource") && expectedFailures.some((pattern) => pattern.test(url));
  }

  return {
    errors: {
      expectConsoleError: (text: RegExp) => void expectedLines.push(text),
      expectFailedRequest: (url: RegExp) => void expectedFailures.push(url),
    },
    unexpected: () => unexpected,
    missing: () => expectedLines.map(String),
  };
}

/** Names of everything that the page has left in the browser's storage. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

/** Opens a path and waits until React has taken the page over. */
export async function openPage(page: Page, path: string): Promise<number> {
  const response = await page.goto(path);
  await waitForReact(page);
  return response?.status() ?? 0;
}

/** Acts as a visitor who presses a key that does nothing, and waits for React. */
export async function waitForReact(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await waitForTakeOver(page);
}

/** Waits until React has taken the page over by itself. */
export async function waitForTakeOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.start === "done");
}

/** Shows another page without a link to it: as if the visitor had gone forward to it. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // The router gives each place in the history a key.
    history.pushState({ key: String(performance.now()) }, "", target);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);
  // Each page takes the focus when it is shown, or its heading does.
  await page.waitForFunction(() => document.activeElement !== document.body);
}

/**
 * Waits until a page has faded into the next one: a fade that the next step cuts short before it begins is an
 * exception. Older browsers do not tell of it.
 */
export async function waitForFade(page: Page): Promise<void> {
  await page.waitForFunction(() => !Reflect.get(document, "activeViewTransition"));
}

/** Leaves a mark that a new document would not have. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
}

/** Whether the document is still the one that was marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, "sameDocument") === true);
}

/** Waits until the page has been drawn so many times, for tests in which nothing must happen. */
export async function nextFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}
