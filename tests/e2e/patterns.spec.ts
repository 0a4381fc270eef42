import { heardNode, heardNodes } from "./accessibility-tree.ts";
import { productPath, texts } from "./fixture.ts";
import { expect, openPage, test } from "./site-test.ts";

// Patterns of the ARIA Authoring Practices, as a screen reader hears them. Slideshow, menu, assistant and forms have specs
// of their own.
const { carousel, product } = texts;

test("plans are one choice by arrow keys, what unfolds says so, the large view is a dialog", async ({ page }) => {
  await openPage(page, productPath("lum-sur"));
  await test.step("plans", async () => {
    const group = await heardNode(page, "group", product.plans);
    const radios = group.below.filter(({ role }) => role === "radio");
    expect(radios.map(({ name, states }) => [name, states.get("checked")])).toEqual([
      ["Dos alas", "true"],
      ["Noche junta", "false"],
    ]);
    const plans = page.locator(".model-plan");
    await expect(plans.first()).toBeVisible();
    await page.getByRole("radio", { name: "Dos alas" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "Noche junta" })).toBeChecked();
    await expect(plans.first()).toBeHidden();
    await expect(plans.last()).toBeVisible();
    // Paper has them all.
    await page.emulateMedia({ media: "print" });
    await expect(plans.first()).toBeVisible();
    await expect(page.locator(".product-bar")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });
  await test.step("what unfolds", async () => {
    const words = texts.planWords.title;
    const summary = page.locator("summary:visible", { hasText: words });
    const isExpanded = async () =>
      (await heardNodes(page))
        .find(({ name, states }) => name === words && states.has("expanded"))
        ?.states.get("expanded");
    expect(await isExpanded()).toBe(false);
    for (const [key, isOpen] of [
      ["Enter", true],
      ["Space", false],
    ] as const) {
      await summary.focus();
      await page.keyboard.press(key);
      await expect.poll(isExpanded).toBe(isOpen);
    }
  });
  await page.getByRole("button", { name: carousel.enlarge }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const heard = await heardNodes(page);
  const dialogs = heard.filter(({ role }) => role === "dialog");
  expect(dialogs.map(({ states }) => states.get("modal"))).toEqual([true]);
  expect(dialogs[0]?.name).not.toBe("");
  expect(heard.filter(({ role }) => role === "main")).toEqual([]);
});
