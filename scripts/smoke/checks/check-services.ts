import { forEachOf, type SiteAnswer, statusOf } from "#scripts/smoke/ask-site.ts";
import { amountsIn, pageParts } from "#scripts/smoke/page-parts.ts";
import type { SmokeFinding } from "#scripts/smoke/smoke-finding.ts";
import type { SmokeTarget } from "#scripts/smoke/smoke-target.ts";

/** A question whose answer names prices. */
const question = "¿Cuánto cuesta el metro cuadrado?";

/**
 * Checks that a page of the site may call what its forms call, without sending anything, and that the assistant answers
 * with prices of the project.
 */
export async function checkServices(target: SmokeTarget): Promise<SmokeFinding[]> {
  const { origin, settings, ask } = target;
  const { supabase, emailjs } = settings;
  const urls = [
    `${supabase.url}/rest/v1/emails`,
    `${supabase.url}/functions/v1/newsletter`,
    `${emailjs.origin}/api/v1.0/email/send`,
  ];
  const found = await forEachOf(urls, async (url): Promise<SmokeFinding[]> => {
    const answer = await ask(url, {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "apikey,content-type",
      },
    });
    return mayCall(answer, url, origin)
      ? []
      : [{ rule: "smokeService", values: { url, origin, status: statusOf(answer) } }];
  });
  return [...found.flat(), ...(await checkAssistant(target))];
}

/** Whether the answer to a preflight request lets a page of the origin call the URL. */
function mayCall(answer: SiteAnswer | undefined, url: string, origin: string): boolean {
  if (!answer || answer.status < 200 || answer.status > 299) return false;
  const allowed = answer.headers.get("access-control-allow-origin");
  return new URL(url).origin === origin || allowed === origin || allowed === "*";
}

async function checkAssistant({ origin, siteUrl, expected, settings, ask }: SmokeTarget): Promise<SmokeFinding[]> {
  const url = `${settings.supabase.url}/functions/v1/chat-with-gemini`;
  const answer = await ask(url, {
    method: "POST",
    headers: { Origin: origin, apikey: settings.supabase.key, "Content-Type": "application/json" },
    body: JSON.stringify({ message: question }),
  });
  const reply = answer?.status === 200 ? readReply(answer.text) : undefined;
  if (reply === undefined) return [{ rule: "smokeAssistant", values: { url, status: statusOf(answer) } }];
  const files = expected.pages.map((path) => (path === "/" ? "/index.html" : `${path}.html`));
  const known = amountsIn(files.flatMap((file) => pageParts(expected.read(file), [origin, siteUrl]).texts));
  const old = [...amountsIn([reply])].find((amount) => !known.has(amount));
  return old === undefined ? [] : [{ rule: "smokeAssistantPrice", values: { url, question, found: old } }];
}

/** Returns what the assistant said; undefined when it is no answer of its kind. */
function readReply(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null && "response" in body && typeof body.response === "string"
      ? body.response
      : undefined;
  } catch {
    // Another program answers at that path.
    return undefined;
  }
}
