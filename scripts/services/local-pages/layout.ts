import { html } from "hono/html";
import { defaultLocale } from "#app/i18n/languages.ts";

/** Markup made by `html`, which escapes every value that is not markup. */
export type Markup = ReturnType<typeof html>;

/** Returns a page for the developer, which runs no scripts, loads nothing and is not cached. */
export function page(title: string, body: Markup, status = 200): Promise<Response> | Response {
  const markup = html`<!doctype html>
<html lang="${defaultLocale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .4rem .6rem; border-bottom: 1px solid #8885; text-align: start; overflow-wrap: anywhere; }
  pre { padding: 1rem; border: 1px solid #8885; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<h1>${title}</h1>
${body}
</html>`;
  return respond(markup, status);
}

async function respond(markup: Markup, status: number): Promise<Response> {
  return new Response(String(await markup), {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
    },
  });
}

/** Formats a time in the time zone of the machine: «21 nov 2026, 16:14». */
export function formatTime(time: string): string {
  return new Intl.DateTimeFormat(defaultLocale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(time));
}
