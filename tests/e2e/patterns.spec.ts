import type { Page } from "@playwright/test";
import { heardNode, heardNodes, nodesBelow } from "./accessibility-tree.ts";
import { content, pathTo, productPath, texts } from "./fixture.ts";
import { assistantOf } from "./forms/assistant-page.ts";
import { expect, openPage, test } from "./site-test.ts";

// The patterns of the ARIA Authoring Practices, as a screen reader hears them. What keys and pointers do is tested where
// each of them is used.
const { nav, assistant, carousel, toast, contact, product } = texts;

const expanded = async (page: Page, role: string, name: string) =>
  (await heardNode(page, role, name)).states.get("expanded");

test("the menu is a button that says whether it is open, and a navigation with a name @phone", async ({ page }) => {
  await openPage(page, pathTo("about"));
  expect(await expanded(page, "button", nav.menu)).toBe(false);
  await page.getByRole("button", { name: nav.menu, exact: true }).tap();
  const menu = await heardNode(page, "navigation", nav.main);
  const current = nodesBelow(menu).filter(({ role, states }) => role === "link" && states.has("url"));
  expect(current.length).toBeGreaterThan(5);
  // What lies behind it is not heard meanwhile.
  expect((await heardNodes(page)).filter(({ role }) => role === "main")).toEqual([]);
});

test("the assistant is a dialog with a name, and what writes its answers is said with its field", async ({ page }) => {
  await openPage(page, pathTo("process"));
  const button = await heardNode(page, "button", assistant.open);
  expect(button.states.get("hasPopup")).toBe("dialog");
  const { button: opener, panel, input } = assistantOf(page);
  await opener.click();
  await expect(panel).toBeVisible();
  const dialog = await heardNode(page, "dialog", assistant.title);
  // Beside the page and not over it: the page stays in reach.
  expect(dialog.states.get("modal") ?? false).toBe(false);
  expect(nodesBelow(dialog).map(({ role }) => role)).toContain("log");
  const field = nodesBelow(dialog).find(({ role }) => role === "textbox");
  expect(field?.name).toBe(assistant.message);
  expect(field?.description).toBe(assistant.notice);
  await expect(input).toBeFocused();
});

test("the view over the whole screen is a modal dialog", async ({ page }) => {
  await openPage(page, productPath("lum-sur"));
  await page.getByRole("button", { name: carousel.enlarge }).click();
  const dialogs = (await heardNodes(page)).filter(({ role }) => role === "dialog");
  expect(dialogs).toHaveLength(1);
  expect(dialogs[0]?.states.get("modal")).toBe(true);
  expect(dialogs[0]?.name).not.toBe("");
  expect((await heardNodes(page)).filter(({ role }) => role === "main")).toEqual([]);
});

test("a carousel stops by its first button, names its slides and tells of them only while it stands", async ({
  page,
}) => {
  await openPage(page, "/");
  const show = page.getByRole("region", { name: texts.home.slides });
  await expect(show).toHaveAttribute("aria-roledescription", carousel.role);
  expect(texts.home.slides.toLowerCase()).not.toContain(carousel.role);
  const buttons = show.getByRole("button");
  await expect(buttons.first()).toHaveAccessibleName(new RegExp(`^(?:${carousel.pause}|${carousel.play})$`));
  const track = show.getByRole("group", { name: carousel.slides });
  await show.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect(track).toHaveAttribute("aria-live", "off");
  await show.getByRole("button", { name: carousel.pause }).click();
  await expect(track).toHaveAttribute("aria-live", "polite");
  const heard = (await heardNodes(page)).filter(({ states }) => states.get("roledescription") === carousel.slideRole);
  const { length } = content.page("home").data.slideshow.slides;
  // One at a time.
  expect(heard.map(({ name }) => name)).toEqual([
    carousel.position.replace("{{index}}", "1").replace("{{total}}", `${length}`),
  ]);
});

test("the plans of a model are one choice of several, by arrow keys", async ({ page }) => {
  await openPage(page, productPath("lum-sur"));
  const group = await heardNode(page, "group", product.plans);
  const radios = nodesBelow(group).filter(({ role }) => role === "radio");
  expect(radios.map(({ name, states }) => [name, states.get("checked")])).toEqual([
    ["Dos alas", "true"],
    ["Noche junta", "false"],
  ]);
  const [first, second] = await page.locator(".model-plan").all();
  await page.getByRole("radio", { name: "Dos alas" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Noche junta" })).toBeChecked();
  await expect(first ?? page.locator("none")).toBeHidden();
  await expect(second ?? page.locator("none")).toBeVisible();
});

test("what unfolds says whether it is open, and opens by Enter and by the space bar", async ({ page }) => {
  await openPage(page, productPath("lum-norte"));
  const words = texts.planWords.title;
  const summary = page.locator("summary", { hasText: words });
  const state = async () =>
    (await heardNodes(page)).find(({ name, states }) => name === words && states.has("expanded"));
  expect((await state())?.states.get("expanded")).toBe(false);
  for (const [key, isOpen] of [
    ["Enter", true],
    ["Space", false],
  ] as const) {
    await summary.focus();
    await page.keyboard.press(key);
    await expect.poll(async () => (await state())?.states.get("expanded")).toBe(isOpen);
  }
});

test("places for what is said later are there from the start, polite and empty", async ({ page }) => {
  await openPage(page, pathTo("contact"));
  await expect(page.getByRole("region", { name: toast.region })).toHaveAttribute("aria-live", "polite");
  const form = page.getByRole("form", { name: contact.form });
  const said = form.getByRole("status");
  await expect(said).toHaveCount(3);
  await expect(said).toHaveText(["", "", ""]);
  // What a field asks is said with it, before anything is wrong.
  for (const [label, hint] of [
    [contact.name, contact.hints.name],
    [contact.emailAddress, contact.hints.email],
  ] as const) {
    const field = form.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(hint);
    await expect(field).toHaveAttribute("required", "");
  }
});
