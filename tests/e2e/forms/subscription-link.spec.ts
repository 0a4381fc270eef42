import type { Route } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { navigate, openPage } from "#tests/e2e/site-test.ts";
import { calls, expect, failures, heldAnswer, recordCalls, test } from "./forms-test.ts";

const { confirm, unsubscribe, incomplete, signUp, busy, failure, withoutScripts } = content.page("newsletter").data;
const answered = (status: string) => (route: Route) => route.fulfill({ json: { status } });
const linkTo = (action: string) => `${pathTo("newsletter")}#${action}=a1b2c3`;

for (const [name, words, body] of [
  ["confirmar", confirm, { action: "confirm", token: "a1b2c3" }],
  ["baja", unsubscribe, { action: "unsubscribe", token: "a1b2c3" }],
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
    expect(bodies.map((sent) => JSON.parse(sent))).toEqual([body]);
  });
}

test("a link of no subscription says what that means for what was asked", async ({ page }) => {
  await page.route(calls.subscriptionChange, answered("unknown"));
  for (const [name, words] of [
    ["baja", unsubscribe],
    ["confirmar", confirm],
  ] as const) {
    await page.goto(linkTo(name));
    await page.getByRole("button", { name: words.action }).click();
    await expect(page.getByText(words.unknown)).toBeFocused();
  }
});

test("a service that is away is said, and the button works again", async ({ page, errors }) => {
  errors.expectFailedRequest(/functions\/v1\/newsletter/);
  errors.expectConsoleError(/^The subscription was not changed\./);
  await page.route(calls.subscriptionChange, failures["a server that is away"]);
  await page.goto(linkTo("confirmar"));
  const button = page.getByRole("button", { name: confirm.action });
  await button.click();
  await expect(page.getByRole("status").filter({ hasText: failure })).toBeVisible();
  await expect(button).toBeFocused();
  await page.unroute(calls.subscriptionChange);
  await page.route(calls.subscriptionChange, answered("confirmed"));
  await button.click();
  await expect(page.getByText(confirm.done)).toBeFocused();
});

test("who goes on to other pages finds their buttons working", async ({ page }) => {
  await page.goto(linkTo("confirmar"));
  await expect(page.getByRole("button", { name: confirm.action })).toBeVisible();
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says how to ask by email", async ({ page, errors }) => {
    // The browser refuses the scripts that the page names.
    errors.expectFailedRequest(/\/assets\/[^/]+\.js$/);
    await page.goto(linkTo("baja"));
    const words = page.locator("main .without-scripts p");
    await expect(words).toBeVisible();
    expect(await words.textContent()).toContain(withoutScripts);
    const { email } = content.site().contacto;
    await expect(words.getByRole("link")).toHaveAttribute("href", `mailto:${email}`);
  });
});
