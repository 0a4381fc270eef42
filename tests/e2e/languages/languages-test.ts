import { test as base } from "#tests/e2e/site-test.ts";

/** `test`, on the copy of the frozen site in several languages. */
export const test = base.extend({
  baseURL: ({ grownSite }, use) => use(grownSite),
  hasClosedNotice: false,
});
