import { expect, test } from "vitest";
import { requestSearch, takeRequestedSearch } from "#app/routing/search-request.ts";

test("what the search is to look for is said once, and the last request counts", () => {
  expect(takeRequestedSearch()).toBe("");
  requestSearch("madera");
  requestSearch(" transporte ");
  expect(takeRequestedSearch()).toBe("transporte");
  expect(takeRequestedSearch()).toBe("");
});
