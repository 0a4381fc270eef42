import type { Locator, Page, Route } from "@playwright/test";
import { openPage } from "#tests/e2e/site-test.ts";
import { catalogue } from "./catalogue.ts";

export interface AssistantPage {
  readonly button: Locator;
  readonly panel: Locator;
  readonly log: Locator;
  readonly input: Locator;
  readonly send: Locator;
  readonly close: Locator;
  /** Bubbles of both sides, without the words that only screen readers hear. */
  bubbles(): Promise<string[]>;
}

/** The assistant's parts, wherever it stands. */
export function assistantOf(page: Page): AssistantPage {
  const panel = page.getByRole("dialog", { name: catalogue.chat.title });
  return {
    button: page.getByRole("button", { name: "Abrir el asistente virtual" }),
    panel,
    log: panel.getByRole("log"),
    input: panel.getByPlaceholder(catalogue.chat.placeholder),
    send: panel.getByRole("button", { name: "Enviar" }),
    close: panel.getByRole("button", { name: "Cerrar el asistente virtual" }),
    bubbles: async () =>
      (await page.locator(".assistant-panel li").allInnerTexts()).map((text) =>
        text.replace(/^(?:Tú:|Asistente:)\s*/, ""),
      ),
  };
}

/** Opens a page and the assistant on it. */
export async function openAssistant(page: Page, path = "/proceso"): Promise<AssistantPage> {
  await openPage(page, path);
  const assistant = assistantOf(page);
  await assistant.button.click();
  await assistant.panel.waitFor();
  return assistant;
}

/** An answer of the function. */
export function reply(response: unknown): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ status: 200, json: { response } });
}
