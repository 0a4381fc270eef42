import { init, send } from "@emailjs/browser";
import { builtSettings } from "./built-settings.ts";

const { url, key, service, template } = builtSettings.mail;

// Once per page: `send` takes the origin from here only.
init({ publicKey: key, origin: url });

/** Sends one message through the company's template. Load this module with `import()` on use. */
export async function sendTemplate(params: Readonly<Record<string, string>>): Promise<void> {
  await send(service, template, params);
}
