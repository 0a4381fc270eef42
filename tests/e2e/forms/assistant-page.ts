import type { Page, Route } from "@playwright/test";
import { pathTo, texts } from "#tests/e2e/fixture.ts";
import { openPage } from "#tests/e2e/site-test.ts";

const { assistant } = texts;

/** The parts of the assistant, on whatever page it is. */
export function assistantOf(page: Page) {
  const panel = page.getByRole("dialog", { name: assistant.title });
  const input = panel.getByPlaceholder(assistant.placeholder);
  const speaker = new RegExp(`^(?:${assistant.visitor}|${assistant.bot})\\s*`);
  return {
    button: page.getByRole("button", { name: assistant.open }),
    panel,
    input,
    log: panel.getByRole("log"),
    send: panel.getByRole("button", { name: assistant.send }),
    close: panel.getByRole("button", { name: assistant.close }),
    /** The announcements for screen readers. */
    announced: page.locator(".assistant-panel > [aria-live='polite']"),
    /** Returns the messages of both sides, without the words that only screen readers read. */
    bubbles: async () =>
      (await page.locator(".assistant-panel .chat-bubble").allInnerTexts()).map((text) => text.replace(speaker, "")),
    /** Types a message and sends it with Enter. */
    ask: async (message: string) => {
      await input.fill(message);
      await page.keyboard.press("Enter");
    },
  };
}

/** Opens a page and the assistant on it. */
export async function openAssistant(page: Page, path = pathTo("process")) {
  await openPage(page, path);
  const parts = assistantOf(page);
  await parts.button.click();
  await parts.panel.waitFor();
  return parts;
}

/** Returns an answer of the function. */
export function reply(response: string, cards: readonly object[] = []): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ status: 200, json: { response, cards } });
}
