import type { AttackTarget } from "./attack-input.ts";

const timeoutMs = 15_000;

/** Returns what a visitor could not do any more, or undefined when pages, newsletter, messages and assistant answer. */
export async function checkHealth(port: number, target: AttackTarget, round: number): Promise<string | undefined> {
  const headers = {
    "Content-Type": "application/json",
    apikey: target.publicKey,
    // A visitor of its own each time, whom no limit stops.
    "X-Forwarded-For": `172.16.${Math.floor(round / 250)}.${round % 250}`,
  };
  const params = { from_name: "Ana", from_email: "ana@correo.es", message: "Hola a todos" };
  const requests = [
    ["/", { method: "GET" }, 200],
    ["/functions/v1/chat-with-gemini", { method: "POST", body: '{"message":"hola"}' }, 200],
    [
      "/api/v1.0/email/send",
      { method: "POST", body: JSON.stringify({ ...target.email, template_params: params }) },
      200,
    ],
    ["/rest/v1/emails", { method: "POST", body: JSON.stringify({ email: `salud${round}@correo.es` }) }, 201],
  ] as const;
  for (const [path, init, wanted] of requests) {
    const status = await statusOf(`http://127.0.0.1:${port}${path}`, { ...init, headers });
    if (status !== wanted) return `${init.method} ${path}: ${status}`;
  }
  return undefined;
}

async function statusOf(url: string, init: RequestInit): Promise<number | string> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return error instanceof Error ? error.name : "error";
  }
}
