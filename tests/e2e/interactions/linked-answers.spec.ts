import { content, pathTo } from "#tests/e2e/fixture.ts";
import { expect, navigate, openPage, test, waitForReact } from "#tests/e2e/site-test.ts";

const path = pathTo("faq");
const [, question, other] = content.entries("faq").flatMap(({ data }) => data.items);
if (!question || !other) throw new Error("The frozen site has fewer than three questions.");

test("a link to a question opens its answer, and a link to a topic leads to it", async ({ page }) => {
  await openPage(page, `${path}#${question.id}`);
  await expect(page.locator(`#${question.id}`)).toBeInViewport();
  await expect(page.locator(`#${other.id}`)).toBeHidden();
  // Browsers unfold the answer of a link, but not when the page is loaded again.
  await page.reload();
  await waitForReact(page);
  await expect(page.locator(`#${question.id}`)).toBeInViewport();
  await navigate(page, pathTo("process"));
  await navigate(page, `${path}#${other.id}`);
  await expect(page.locator(`#${other.id}`)).toBeInViewport();
  await expect(page.locator("summary").filter({ hasText: other.question })).toBeInViewport();
  for (const link of await page.getByRole("main").getByRole("navigation").getByRole("link").all()) {
    await link.click();
    await expect(page.getByRole("heading", { name: await link.innerText(), exact: true })).toBeInViewport();
  }
});

test("a phone shows all topics at once", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, path);
  for (const link of await page.getByRole("main").getByRole("navigation").getByRole("link").all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
