import { vi } from "vitest";

/** A call that a service received. */
export interface ReceivedCall {
  readonly url: string;
  /** Undefined for a call without a body. */
  readonly body: unknown;
}

type Answer = () => Response;

/** How a call fails, by name: a connection that breaks throws, a service answers with a status that is no success. */
export const failures: Readonly<Record<string, Answer>> = {
  "no connection": () => {
    throw new TypeError("Failed to fetch");
  },
  "a key that is not accepted": () => Response.json({ message: "Invalid API key" }, { status: 401 }),
  "too many requests": () => Response.json({ code: "PT429", message: "Too many requests" }, { status: 429 }),
  "a server error": () => new Response("<h1>500</h1>", { status: 500, headers: { "Content-Type": "text/html" } }),
};

/**
 * Answers every call of the page's code until the end of the test, and returns a list to which each call is added. An
 * answer that is not given never comes.
 */
export function fakeService(answer?: Answer): ReceivedCall[] {
  const calls: ReceivedCall[] = [];
  const location = { origin: "http://localhost:4173", pathname: "/contacto" };
  vi.stubGlobal("window", { location });
  vi.stubGlobal("location", location);
  vi.stubGlobal("fetch", async (url: string | URL, { body }: RequestInit = {}) => {
    calls.push({ url: String(url), body: body === undefined ? undefined : JSON.parse(String(body)) });
    return answer ? answer() : new Promise<Response>(() => {});
  });
  return calls;
}
