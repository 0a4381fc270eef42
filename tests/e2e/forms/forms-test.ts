import { randomInt } from "node:crypto";
import type { Locator, Page, Route } from "@playwright/test";
import { texts } from "#tests/e2e/fixture.ts";
import { expect, test as siteTest } from "#tests/e2e/site-test.ts";

/** The tests of forms and assistant: each of them is another client for the local backend, which limits each client. */
export const test = siteTest.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": randomAddress() });
  },
});

/** Returns one of the sixteen million addresses of a private network. */
function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

export { expect };

/** What the page calls when something is sent. */
export const calls = {
  email: "**/api/v1.0/email/send",
  subscription: "**/rest/v1/emails*",
  subscriptionChange: "**/functions/v1/newsletter",
  chat: "**/functions/v1/chat-with-gemini",
} as const;

/** How a call fails, by name. `tests/unit/integrations/` has each of them for each call. */
export const failures = {
  "no connection": (route) => route.abort("internetdisconnected"),
  "a connection that breaks": (route) => route.abort("connectionreset"),
  "a refusal": (route) =>
    route.fulfill({ status: 400, contentType: "text/plain", body: "The user_id parameter is required" }),
  "a request that is not allowed": (route) =>
    route.fulfill({ status: 403, contentType: "text/plain", body: "Forbidden" }),
  "too many requests": (route) => route.fulfill({ status: 429, json: { code: "PT429", message: "Too many requests" } }),
  "a server error": (route) => route.fulfill({ status: 500, contentType: "text/html", body: "<h1>500</h1>" }),
  "a server that is away": (route) => route.fulfill({ status: 503, contentType: "text/plain", body: "" }),
} satisfies Readonly<Record<string, (route: Route) => Promise<void>>>;

/** The region of the page that shows notices. */
export function toastRegion(page: Page): Locator {
  return page.getByRole("region", { name: texts.toast.region });
}

/** Returns the notices that are shown at the moment, each as its lines and with its look, read at the same moment. */
async function readToasts(page: Page): Promise<{ lines: string[]; isFailure: boolean }[]> {
  const toasts = await page.locator(".toast-region li").evaluateAll((items) =>
    items.map((toast) => ({
      text: toast instanceof HTMLElement ? toast.innerText : "",
      isFailure: toast.matches(".toast--destructive") || toast.querySelector(".toast--destructive") !== null,
    })),
  );
  return toasts.map(({ text, isFailure }) => ({ lines: text.split("\n").filter((line) => line !== ""), isFailure }));
}

/** Returns the notices that are shown at the moment, each as its lines. */
export async function shownToasts(page: Page): Promise<string[][]> {
  return (await readToasts(page)).map(({ lines }) => lines);
}

/** Waits for exactly one notice with these lines. */
export async function expectToast(page: Page, lines: readonly string[], timeout?: number): Promise<void> {
  await expect.poll(() => shownToasts(page), { timeout, intervals: [50, 100, 250] }).toEqual([lines]);
}

/** Waits for exactly one notice with these lines that looks like one of a failure. */
export async function expectFailureToast(page: Page, lines: readonly string[]): Promise<void> {
  await expect.poll(() => readToasts(page), { intervals: [50, 100, 250] }).toEqual([{ lines, isFailure: true }]);
}

/** Answers the calls that match, and returns a list to which the body of each is added. */
export async function recordCalls(
  page: Page,
  pattern: string,
  answer: (route: Route) => Promise<void>,
): Promise<string[]> {
  const bodies: string[] = [];
  await page.route(pattern, async (route) => {
    bodies.push(route.request().postData() ?? "");
    await answer(route);
  });
  return bodies;
}

/** Returns an answer that waits until it is released. */
export function heldAnswer(answer: (route: Route) => Promise<void>) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return {
    release,
    answer: async (route: Route) => {
      await released;
      await answer(route);
    },
  };
}

/** Fills fields by their labels. */
export async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}
