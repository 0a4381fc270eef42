import { expect, test } from "vitest";
import { fromDatabase } from "#scripts/services/rest/rest-error.ts";

function raised(code: string) {
  return Object.assign(new Error("words"), { code, detail: "detail", hint: undefined });
}

test.each([
  ["08006", 503],
  ["22P02", 400],
  ["23502", 400],
  ["23503", 409],
  ["23505", 409],
  ["23514", 400],
  ["25006", 405],
  ["25P02", 500],
  ["28000", 403],
  ["40P01", 500],
  ["42883", 404],
  ["42P01", 404],
  ["42P17", 500],
  ["428C9", 400],
  ["53100", 503],
  ["53400", 500],
  ["54001", 500],
  ["57014", 500],
  ["P0001", 400],
  ["P0002", 500],
  ["PT402", 402],
  ["PT429", 429],
  ["XX000", 500],
])("SQLSTATE %s is status %s, as in PostgREST's table", (code, status) => {
  expect(fromDatabase(raised(code), "anon")).toMatchObject({
    status,
    body: { code, message: "words", details: "detail", hint: null },
  });
});

test("who may not is unauthorised without a session and forbidden with one", () => {
  expect(fromDatabase(raised("42501"), "anon")?.status).toBe(401);
  expect(fromDatabase(raised("42501"), "authenticated")?.status).toBe(403);
  expect(fromDatabase(raised("42501"), "service_role")?.status).toBe(403);
});

test.each([new Error("ours"), raised("ENOENT"), "text", null, undefined, { code: "23505" }])(
  "%s is no answer of a database",
  (error) => {
    expect(fromDatabase(error, "anon")).toBeUndefined();
  },
);
