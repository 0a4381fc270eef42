import { expect, test } from "vitest";
import { fixture } from "#tests/site/fixture-site.ts";
import { readPages } from "#tests/unit/pages/read-pages.ts";

test("no page is given more than data, and no placeholder is left in any", async () => {
  for (const page of await readPages(fixture)) {
    const text = JSON.stringify(page);
    expect(text).not.toMatch(/\{\{|"position":|"bodyLine":|content\/es\//);
    // Nothing is lost on the way to the browser: no functions, no classes.
    expect(() => structuredClone(page)).not.toThrow();
  }
});
