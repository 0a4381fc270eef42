import type { Caller } from "#scripts/backend/database/open-database.ts";

/** The keys of a project. Without a secret one nobody is `service_role`. */
export interface RestKeys {
  readonly publicKey: string;
  readonly secretKey?: string;
}

export type RoleResult =
  | { readonly ok: true; readonly role: Caller["role"] }
  | { readonly ok: false; readonly response: Response };

/**
 * What the gateway in front of PostgREST makes of the keys of a request. A session's token cannot be checked here,
 * because nobody issues any; production refuses what it cannot check as well.
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
