import type { Locator, Page, Route } from "@playwright/test";
import { pathTo, texts } from "#tests/e2e/fixture.ts";
import { openPage } from "#tests/e2e/site-test.ts";
import { catalogue } from "./catalogue.ts";

const { assistant } = texts;

export interface AssistantPage {
  readonly button: Locator;
  readonly panel: Locator;
  readonly log: Locator;
  readonly input: Locator;
  readonly send: Locator;
  readonly close: Locator;
  /** Returns the messages of both sides, without the words that only screen readers read. */
  bubbles(): Promise<string[]>;
  /** Types a message and sends it with Enter. */
  ask(message: string): Promise<void>;
}

/** The parts of the assistant, on whatever page it is. */
export function assistantOf(page: Page): AssistantPage {
  const panel = page.getByRole("dialog", { name: catalogue.chat.title });
  const input = panel.getByPlaceholder(catalogue.chat.placeholder);
  const speaker = new RegExp(`^(?:${assistant.visitor}|${assistant.bot})\\s*`);
  return {
    button: page.getByRole("button", { name: assistant.open }),
    panel,
    log: panel.getByRole("log"),
    input,
    send: panel.getByRole("button", { name: assistant.send }),
    close: panel.getByRole("button", { name: assistant.close }),
    bubbles: async () =>
      (await page.locator(".assistant-panel .chat-bubble").allInnerTexts()).map((text) => text.replace(speaker, "")),
    ask: async (message) => {
      await input.fill(message);
      await page.keyboard.press("Enter");
    },
  };
}

/** Opens a page and the assistant on it. */
export async function openAssistant(page: Page, path = pathTo("process")): Promise<AssistantPage> {
  await openPage(page, path);
  const parts = assistantOf(page);
  await parts.button.click();
  await parts.panel.waitFor();
  return parts;
}

/** Returns an answer of the function. */
export function reply(response: unknown): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ status: 200, json: { response } });
}
