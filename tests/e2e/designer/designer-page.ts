import type { Page } from "@playwright/test";
import { pathTo } from "#tests/e2e/fixture.ts";
import { openPage } from "#tests/e2e/site-test.ts";

export const designerPath = pathTo("designer");

/** Returns the parts of the designer of the frozen site. */
export function designerOn(page: Page) {
  const tool = page.getByRole("region", { name: /^Diseñador: / });
  const action = (name: string | RegExp) => tool.getByRole("button", { name, exact: true });
  return {
    tool,
    action,
    open: page.getByRole("button", { name: "Abrir el diseñador" }),
    notices: tool.locator(".designer-notices"),
    said: tool.locator("p.visually-hidden[role=status]"),
    panel: (name: string) => tool.getByRole("radio", { name }).check({ force: true }),
    /** The fragment in the URL; empty without a design. */
    fragment: () => page.evaluate(() => (location.hash.startsWith("#d=") ? location.hash.slice(3) : "")),
  };
}

/** Opens the page of the designer, and the designer on it. Returns its parts. */
export async function openDesigner(page: Page) {
  await openPage(page, designerPath);
  const parts = designerOn(page);
  await parts.open.click();
  return parts;
}
