import type { Page, Route } from "@playwright/test";

type Answer = (route: Route) => Promise<void>;

/** The URLs that the page calls when something is sent. */
export const calls = {
  email: "**/api/v1.0/email/send",
  subscription: "**/rest/v1/emails*",
  subscriptionChange: "**/functions/v1/newsletter",
  chat: "**/functions/v1/chat-with-gemini",
} as const;

/** Scripts that are only asked for once they are needed. */
export const lateScripts = {
  mail: "**/assets/mail-client-*.js",
  panel: "**/assets/assistant-panel-*.js",
} as const;

/** The answer of an unavailable service. `tests/unit/integrations/` tries every kind of failure. */
export const unavailable: Answer = (route) => route.fulfill({ status: 503, contentType: "text/plain", body: "" });

/** Answers the calls that match, and returns a list to which the body of each is added. */
export async function recordCalls(page: Page, pattern: string, answer: Answer): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route(pattern, async (route) => {
    bodies.push(route.request().postDataJSON());
    await answer(route);
  });
  return bodies;
}

/** Returns an answer that waits until it is released. */
export function heldAnswer(answer: Answer) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return {
    release,
    answer: async (route: Route) => {
      await released;
      await answer(route);
    },
  };
}
