import { heardNodes, nodesBelow } from "#tests/e2e/accessibility-tree.ts";
import { pathTo } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

// On a phone the rows of wide tables are laid out as blocks and grids. Other engines were tried by hand: Firefox 153 and
// WebKitGTK 2.50 keep the roles too.
for (const [name, path] of [
  ["the comparison of models", pathTo("models")],
  ["the ways to pay", pathTo("financing")],
  ["the tables of a legal text", pathTo("privacy")],
] as const) {
  test(`${name}: a named table with rows and headings, however a phone lays it out @phone`, async ({ page }) => {
    await openPage(page, path);
    const shown = await page.locator("main table").count();
    expect(shown).toBeGreaterThan(0);
    const tables = (await heardNodes(page)).filter(({ role }) => role === "table");
    expect(tables).toHaveLength(shown);
    for (const table of tables) {
      expect(table.name).not.toBe("");
      const rows = nodesBelow(table)
        .filter(({ role }) => role === "row")
        .map((row) => nodesBelow(row).map(({ role }) => role))
        .map((roles) => roles.filter((role) => /header$|cell$/.test(role)));
      expect(rows.length).toBeGreaterThan(1);
      expect(rows[0]).toContain("columnheader");
      for (const row of rows) expect(row).not.toEqual([]);
      expect(rows.flat()).toContain("cell");
    }
  });
}
