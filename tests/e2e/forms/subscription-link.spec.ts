import type { Route } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { expect, navigate, openPage, test } from "#tests/e2e/site-test.ts";
import { calls, heldAnswer, recordCalls, unavailable } from "./calls.ts";

const { confirm, unsubscribe, incomplete, signUp, busy, failure } = content.page("newsletter").data;
const answered = (status: string) => (route: Route) => route.fulfill({ json: { status } });
const linkTo = (action: string) => `${pathTo("newsletter")}#${action}=a1b2c3`;

test("a link does nothing until its button is pressed, and then once", async ({ page }) => {
  const held = heldAnswer(answered("confirmed"));
  const bodies = await recordCalls(page, calls.subscriptionChange, held.answer);
  await page.goto(linkTo("confirmar"));
  const button = page.getByRole("button", { name: confirm.action });
  await expect(button).toBeVisible();
  await expect(page.getByRole("heading", { name: confirm.title })).toBeVisible();
  await expectAccessible(page, "the page of the link #confirmar");
  expect(bodies).toEqual([]);
  // It takes the link out of the URL.
  await page.getByRole("link", { name: texts.nav.skip }).press("Enter");
  await expect(page).toHaveURL(/#site-content$/);
  await button.dblclick();
  await expect(page.getByRole("status").filter({ hasText: busy })).toBeVisible();
  held.release();
  await expect(page.getByText(confirm.done)).toBeFocused();
  await expect(button).toHaveCount(0);
  expect(bodies).toEqual([{ action: "confirm", token: "a1b2c3" }]);
  await navigate(page, pathTo("contact"));
  await page.getByRole("button", { name: texts.contact.send }).press("Enter");
  await expect(page.getByText(texts.contact.errors.name)).toBeVisible();
});

test("an unavailable service is reported, the button works again; an unknown subscription is reported", async ({
  page,
  errors,
}) => {
  errors.expectFailedRequest(/functions\/v1\/newsletter/);
  errors.expectConsoleError(/^The subscription was not changed\./);
  await page.route(calls.subscriptionChange, unavailable);
  await page.goto(linkTo("baja"));
  await expect(page.getByRole("heading", { name: unsubscribe.title })).toBeVisible();
  const button = page.getByRole("button", { name: unsubscribe.action });
  await button.click();
  await expect(page.getByRole("status").filter({ hasText: failure })).toBeVisible();
  await expect(button).toBeFocused();
  await page.unroute(calls.subscriptionChange);
  const bodies = await recordCalls(page, calls.subscriptionChange, answered("unknown"));
  await button.click();
  await expect(page.getByText(unsubscribe.unknown)).toBeFocused();
  expect(bodies).toEqual([{ action: "unsubscribe", token: "a1b2c3" }]);
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
