import { RestError } from "./rest-error.ts";

/** What a caller wants to know of an insert, by PostgREST's rules for the headers `Prefer` and `Accept`. */
export interface Preferences {
  /** Whether the rows come back, which needs the right to read them. `headers-only` needs it too, for their key. */
  readonly returning: "representation" | "headers-only" | undefined;
  /** Whether the answer says how many rows there are. The planner's guess is given for reads only. */
  readonly counts: boolean;
  /** Whether exactly one row is wanted, and not in a list. */
  readonly singular: boolean;
  /** Value of the header `Preference-Applied`, or undefined where there is none. */
  readonly applied: string | undefined;
}

/**
 * In the order of `Preference-Applied`. Of `tx=…` nothing is applied, as in production: it needs a setting of PostgREST
 * (`db-tx-end`) that hosted projects do not have. `missing=default` changes nothing where columns have no defaults.
 */
const known = [
  ["missing=default", "missing=null"],
  ["return=representation", "return=minimal", "return=headers-only"],
  ["count=exact", "count=planned", "count=estimated"],
  ["handling=strict", "handling=lenient"],
];
const ignored = /^(?:tx=(?:commit|rollback)|timezone=.*|max-affected=.*)$/;

const singleObject = /^application\/vnd\.pgrst\.object(?:\+json)?$/;
const list = /^(?:\*\/\*|application\/(?:geo\+)?json|application\/vnd\.pgrst\.array(?:\+json)?|text\/csv)$/;
/** Of these, the local backend writes no rows. */
const unwritten = /^(?:text\/csv|application\/geo\+json)$|nulls=stripped/;

/**
 * Reads both headers.
 *
 * @throws RestError PGRST107 for types that PostgREST cannot give, PGRST122 for unknown preferences with
 *   `handling=strict`.
 */
export function readPreferences({ headers }: Request): Preferences {
  const type = chooseType(headers.get("accept") ?? "*/*");
  const preferences = (headers.get("prefer") ?? "").split(",").map((each) => each.trim());
  const applied = known.flatMap((group) => preferences.find((each) => group.includes(each)) ?? []);
  const unknown = preferences.filter((each) => each !== "" && !known.flat().includes(each) && !ignored.test(each));
  if (applied.includes("handling=strict") && unknown.length > 0) {
    throw new RestError(400, {
      code: "PGRST122",
      message: "Invalid preferences given with handling=strict",
      details: `Invalid preferences: ${unknown.join(", ")}`,
    });
  }
  const returning = applied.find((each) => each === "return=representation" || each === "return=headers-only");
  if (returning === "return=representation" && unwritten.test(type)) throw notAvailable([type]);
  return {
    returning:
      returning === undefined ? undefined : returning === "return=headers-only" ? "headers-only" : "representation",
    counts: applied.includes("count=exact") || applied.includes("count=estimated"),
    singular: singleObject.test(mainType(type)),
    applied: applied.length > 0 ? applied.join(", ") : undefined,
  };
}

/** Returns the first type of a list that there is, in the caller's order of preference. */
function chooseType(accept: string): string {
  const types = accept
    .split(",")
    .map((each) => ({ type: each.trim().toLowerCase(), quality: Number(/;\s*q=([\d.]+)/i.exec(each)?.[1] ?? 1) }))
    .sort((one, other) => other.quality - one.quality)
    .map(({ type }) => type);
  const chosen = types.find((type) => singleObject.test(mainType(type)) || list.test(mainType(type)));
  if (chosen === undefined) throw notAvailable(types);
  return chosen;
}

function mainType(type: string): string {
  return type.replace(/\s*;.*$/, "");
}

function notAvailable(types: readonly string[]): RestError {
  return new RestError(406, {
    code: "PGRST107",
    message: `None of these media types are available: ${types.join(", ")}`,
  });
}
