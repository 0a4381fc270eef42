import { heardNodes } from "#tests/e2e/accessibility-tree.ts";
import { articlePaths, content, pathTo } from "#tests/e2e/fixture.ts";
import { expect, navigate, openPage, test } from "#tests/e2e/site-test.ts";

// On a phone the rows of wide tables are laid out as blocks and grids. Other engines were tried by hand: Firefox 153
// and WebKitGTK 2.50 keep the roles too.
test("however a phone lays it out, a table has a name, rows and headings, and compares in columns", {
  tag: "@phone",
}, async ({ page }) => {
  await openPage(page, pathTo("terms"));
  for (const path of [pathTo("models"), pathTo("financing"), pathTo("privacy")]) {
    await navigate(page, path);
    const tables = (await heardNodes(page)).filter(({ role }) => role === "table");
    expect(tables.length, path).toBeGreaterThan(0);
    expect(tables, path).toHaveLength(await page.locator("main table").count());
    for (const table of tables) {
      expect(table.name, path).not.toBe("");
      const rows = table.below
        .filter(({ role }) => role === "row")
        .map((row) => row.below.map(({ role }) => role))
        .map((roles) => roles.filter((role) => /header$|cell$/.test(role)));
      expect(rows.length, path).toBeGreaterThan(1);
      expect(rows[0], path).toContain("columnheader");
      for (const row of rows) expect(row, path).not.toEqual([]);
      expect(rows.flat(), path).toContain("cell");
    }
  }
  await navigate(page, pathTo("models"));
  // Compared values are below the name of their model.
  const table = page.getByRole("table", { name: content.page("models").data.comparison.title });
  const rows = await table.locator("tr:has(> :nth-child(3))").evaluateAll((found) =>
    found.map((row) =>
      [...row.children].slice(1).map((cell) => {
        const { left, right, top } = cell.getBoundingClientRect();
        return { left: Math.round(left), right: Math.round(right), top: Math.round(top) };
      }),
    ),
  );
  const models = content.entries("models");
  const [head = [], ...others] = rows;
  expect(head).toHaveLength(models.length);
  expect(others.length).toBeGreaterThan(models.length);
  // The last model is bespoke: it has one cell for all rows of a group.
  const measured = models.filter(({ data }) => data.size).length;
  expect(measured).toBe(models.length - 1);
  for (const cells of others) {
    const row = cells.slice(0, measured);
    const columns = head.slice(0, measured);
    expect(row.map(({ left, right }) => [left, right])).toEqual(columns.map(({ left, right }) => [left, right]));
    expect(new Set(row.map(({ top }) => top)).size).toBe(1);
  }
  for (const group of await table.locator("tbody:has([rowspan])").all()) {
    const [whole, merged] = await Promise.all([group.boundingBox(), group.locator("[rowspan]").boundingBox()]);
    expect(merged?.height).toBeCloseTo(whole?.height ?? 0, 0);
    expect(Math.round(merged?.x ?? 0)).toBe(head.at(-1)?.left);
  }
  for (const [index, { right }] of head.slice(0, -1).entries()) expect(right).toBeLessThan(head[index + 1]?.left ?? 0);
  expect(head.at(-1)?.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test("the tables of an article have one width, however many columns they have", async ({ page }) => {
  const path = articlePaths().find((each) => each.endsWith("cuentas-claras")) ?? "";
  await openPage(page, path);
  const columns = page
    .locator(".prose table")
    .evaluateAll((tables) => tables.map((table) => table.querySelectorAll("th").length));
  expect(new Set(await columns).size).toBeGreaterThan(1);
  const widths = page
    .locator(".prose table")
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().width)));
  expect(new Set(await widths).size).toBe(1);
});
