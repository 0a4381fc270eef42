import type { Route } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { expect, navigate, openPage, test } from "#tests/e2e/site-test.ts";
import { calls, heldAnswer, recordCalls, unavailable } from "./calls.ts";

const { confirm, unsubscribe, incomplete, signUp, busy, failure } = content.page("newsletter").data;
const answered = (status: string) => (route: Route) => route.fulfill({ json: { status } });
const linkTo = (action: string) => `${pathTo("newsletter")}#${action}=a1b2c3`;

for (const [name, words, action] of [
  ["confirmar", confirm, "confirm"],
  ["baja", unsubscribe, "unsubscribe"],
] as const) {
  test(`the link #${name} does nothing until its button is pressed, and then once`, async ({ page }) => {
    const held = heldAnswer(answered("confirmed"));
    const bodies = await recordCalls(page, calls.subscriptionChange, held.answer);
    await page.goto(linkTo(name));
    const button = page.getByRole("button", { name: words.action });
    await expect(button).toBeVisible();
    await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
    await expectAccessible(page, `the page of the link #${name}`);
    expect(bodies).toEqual([]);
    await button.dblclick();
    await expect(page.getByRole("status").filter({ hasText: busy })).toBeVisible();
    held.release();
    await expect(page.getByText(words.done)).toBeFocused();
    await expect(button).toHaveCount(0);
    expect(bodies).toEqual([{ action, token: "a1b2c3" }]);
    await test.step("of an unknown subscription", async () => {
      await page.route(calls.subscriptionChange, answered("unknown"));
      // The same address with another hash would be the same document.
      await page.reload();
      await button.click();
      await expect(page.getByText(words.unknown)).toBeFocused();
    });
  });
}

test("an unavailable service is reported, and the button works again", async ({ page, errors }) => {
  errors.expectFailedRequest(/functions\/v1\/newsletter/);
  errors.expectConsoleError(/^The subscription was not changed\./);
  await page.route(calls.subscriptionChange, unavailable);
  await page.goto(linkTo("confirmar"));
  const button = page.getByRole("button", { name: confirm.action });
  await button.click();
  await expect(page.getByRole("status").filter({ hasText: failure })).toBeVisible();
  await expect(button).toBeFocused();
  await page.unroute(calls.subscriptionChange);
  await page.route(calls.subscriptionChange, answered("confirmed"));
  await button.click();
  await expect(page.getByText(confirm.done)).toBeFocused();
  await navigate(page, pathTo("contact"));
  await page.getByRole("button", { name: texts.contact.send }).press("Enter");
  await expect(page.getByText(texts.contact.errors.name)).toBeVisible();
});

test("a link that was cut says so without a button, and nothing is asked", async ({ page }) => {
  const bodies = await recordCalls(page, calls.subscriptionChange, answered("unknown"));
  await page.goto(`${pathTo("newsletter")}#baja=`);
  await expect(page.getByText(incomplete)).toBeVisible();
  await expect(page.locator("main").getByRole("button")).toHaveCount(0);
  await openPage(page, pathTo("newsletter"));
  await expect(page.getByText(incomplete)).toHaveCount(0);
  await page.getByRole("link", { name: signUp.label }).click();
  await expect(page).toHaveURL(signUp.href);
  expect(bodies).toEqual([]);
});
