import type { Caller } from "#scripts/services/database/open-database.ts";

/** The keys of a project. Without a secret key, no request has the role `service_role`. */
export interface RestKeys {
  readonly publicKey: string;
  readonly secretKey?: string;
}

export type RoleResult =
  | { readonly ok: true; readonly role: Caller["role"] }
  | { readonly ok: false; readonly response: Response };

/**
 * Returns the role of a request as the gateway in front of PostgREST does. Refuses tokens of sessions: nobody issues any
 * here, and production refuses those that it cannot check.
 */
export function findRole(request: Request, { publicKey, secretKey }: RestKeys): RoleResult {
  const key = request.headers.get("apikey") ?? new URL(request.url).searchParams.get("apikey");
  if (!key) {
    return refuse({
      message: "No API key found in request",
      hint: "No `apikey` request header or url param was found.",
    });
  }
  if (key !== publicKey && key !== secretKey) {
    return refuse({ message: "Invalid API key", hint: "Double check your Supabase `anon` or `service_role` API key." });
  }
  const token = /^Bearer\s+(.*)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token !== undefined && token !== key) {
    return refuse({ code: "PGRST301", details: null, hint: null, message: "No suitable key or wrong key type" });
  }
  return { ok: true, role: key === publicKey ? "anon" : "service_role" };
}

function refuse(body: object): RoleResult {
  return { ok: false, response: Response.json(body, { status: 401, headers: { "WWW-Authenticate": "Bearer" } }) };
}
