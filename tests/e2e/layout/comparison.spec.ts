import { content, pathTo } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone every value of the comparison stands below the name of its model", async ({ page }) => {
  await openPage(page, pathTo("models"));
  const table = page.getByRole("table", { name: content.page("models").data.comparison.title });
  const rows = await table.locator("tr:has(> :nth-child(2))").evaluateAll((found) =>
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
  for (const row of others) {
    expect(row.map(({ left, right }) => [left, right])).toEqual(head.map(({ left, right }) => [left, right]));
    expect(new Set(row.map(({ top }) => top)).size).toBe(1);
  }
  for (const [index, { right }] of head.slice(0, -1).entries()) expect(right).toBeLessThan(head[index + 1]?.left ?? 0);
  expect(head.at(-1)?.right).toBeLessThanOrEqual(390);
});
