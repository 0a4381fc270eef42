import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { beforeEach, vi } from "vitest";
import { close } from "#scripts/serve/port.ts";
import { createNewsletterHandler } from "#supabase/functions/newsletter/handler.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { frozenNewsletterTexts } from "./frozen-newsletter-texts.ts";
import { newsletterContract } from "./newsletter-contract.ts";

beforeEach(() => {
  // What could not be sent goes to the log, which is the terminal of this test.
  vi.spyOn(console, "error").mockImplementation(() => {});
});

newsletterContract(async (env) => {
  const listener = getRequestListener(createNewsletterHandler({ env, texts: frozenNewsletterTexts }), {
    overrideGlobalObjects: false,
  });
  const server = createServer((request, response) => void listener(request, response));
  const port = await listenAnywhere(server);
  return { url: `http://127.0.0.1:${port}/newsletter`, stop: () => close(server) };
});
