import { content, productPath } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

for (const { id } of content.entries("models")) {
  test(`the page of ${id} is printed on five sheets of A4 at most`, async ({ page }) => {
    await openPage(page, productPath(id));
    const pdf = await page.pdf({ format: "A4" });
    const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets).not.toBeNull();
    expect(sheets?.length).toBeLessThanOrEqual(5);
  });
}
