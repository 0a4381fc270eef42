import { pathTo, productPath } from "#tests/e2e/fixture.ts";
import { openBeforeScripts } from "#tests/e2e/interactions/late-scripts.ts";
import { expect, navigate, openPage, test } from "#tests/e2e/site-test.ts";
import { designerOn, designerPath, openDesigner } from "./designer-page.ts";

test("opens in its place, even if it was pressed before the scripts came", { tag: "@both" }, async ({ page }) => {
  const release = await openBeforeScripts(page, designerPath);
  const { open, tool, action, fragment } = designerOn(page);
  const heading = page.getByRole("heading", { level: 1 });
  const placeOf = () => heading.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await placeOf();
  await open.click({ noWaitAfter: true });
  await expect(open).toHaveAttribute("aria-busy", "true");
  release();
  await expect(tool).toBeFocused();
  await expect.poll(() => tool.evaluate((element) => Math.abs(element.getBoundingClientRect().top))).toBeLessThan(2);
  expect(await placeOf()).toBe(before);
  await expect.poll(fragment).toMatch(/^1\.lum-norte\.planta\./);

  await action("Cerrar").click();
  await expect(open).toBeFocused();
  expect(await fragment()).toBe("");
  await open.click();
  await expect(tool).toBeFocused();
});

test("what cannot be loaded is said, and the next press tries again", async ({ page, errors }) => {
  await openPage(page, designerPath);
  const { open, tool } = designerOn(page);
  await page.route("**/designer.json", (route) => route.fulfill({ status: 503 }), { times: 1 });
  errors.expectFailedRequest(/\/designer\.json$/);
  errors.expectConsoleError(/The designer could not be loaded/);
  await open.click();
  const failure = page.getByRole("alert").filter({ hasText: "No se ha podido cargar el diseñador." });
  await expect(failure).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("img", { name: /^LUM\|NORTE sin cubierta/ })).toBeVisible();
  await expect(main.getByRole("link", { name: "Escríbenos", exact: true })).toHaveAttribute("href", pathTo("contact"));
  await page.getByRole("button", { name: "Volver a intentarlo" }).click();
  await expect(tool).toBeFocused();
});

test("the plan works without the drawing of the model, which can be asked for again", async ({ page, errors }) => {
  await openPage(page, designerPath);
  const { open, tool, action } = designerOn(page);
  const script = /\/assets\/drawings-[^/]+\.js$/;
  await page.route(script, (route) => route.abort(), { times: 1 });
  errors.expectFailedRequest(script);
  errors.expectConsoleError(/The drawing of the model could not be loaded/);
  await open.click();
  await expect(tool.getByText("La maqueta no se ha podido cargar; la planta funciona igual.")).toBeVisible();
  await action("Vaciar").click();
  await expect(action("Vaciar")).toHaveAttribute("aria-disabled", "true");
  await action("Reintentar").click();
  await expect(tool.getByRole("img", { name: /^LUM\|NORTE sin cubierta y con tus muebles/ })).toBeVisible();
});

test("a plan of a product page opens in the designer, and Back leaves it", async ({ page }) => {
  await openPage(page, productPath("lum-sur"));
  const { tool, action, fragment } = designerOn(page);
  await page.getByText("Noche junta", { exact: true }).click();
  await page.getByRole("link", { name: "Ábrelo en el diseñador" }).click();
  await expect(tool).toHaveAccessibleName("Diseñador: LUM|SUR");
  await expect(tool.getByRole("radio", { name: "Noche junta" })).toBeChecked();
  await action("Vaciar").click();
  await expect.poll(fragment).toMatch(/^1\.lum-sur\.noche-junta\..*_/);
  await page.goBack();
  await expect(page).toHaveURL(productPath("lum-sur"));
});

test("a link opens its design, and one that is none says so", async ({ page }) => {
  const { tool, notices, fragment } = designerOn(page);
  await openPage(page, `${designerPath}#d=`);
  await expect(notices).toContainText("El diseño no se entiende");
  await notices.getByRole("button", { name: "Entendido" }).click();
  await expect(notices).toBeEmpty();
  await expect.poll(fragment).toMatch(/^1\.lum-norte\./);
  const start = await fragment();

  for (const [hash, sentence] of [
    ["#d=2.lum-norte.planta", "una versión del diseñador que esta página no conoce"],
    [`#d=${start.replace(/\.planta\.\w{4}\./, ".planta.0000.")}_01`, "La planta ha cambiado"],
    [`#d=${"%00".repeat(900)}`, "El diseño no se entiende"],
  ] as const) {
    // As if it were pasted over the URL of the open designer.
    await page.evaluate((text) => {
      location.hash = text;
    }, hash);
    await expect(notices).toContainText(sentence);
    await expect(tool).toBeFocused();
    await expect.poll(fragment).toBe(start);
  }
});

test("Back from a heading of the page leaves the open design as it is", async ({ page }) => {
  const { action, fragment } = await openDesigner(page);
  await action("Vaciar").click();
  await expect.poll(fragment).toMatch(/_/);
  const emptied = await fragment();
  await page.evaluate(() => {
    location.hash = "site-content";
  });
  await action("Despacho").click();
  await page.goBack();
  await expect.poll(fragment).not.toBe(emptied);
  await expect(action("Despacho")).toHaveAttribute("aria-pressed", "true");
  await action("Deshacer").click();
  await action("Deshacer").click();
  await expect(action("Deshacer")).toHaveAttribute("aria-disabled", "true");
});

test("a link to a design leaves the focus to the designer, and one to a heading does not", async ({ page }) => {
  const { tool, open } = designerOn(page);
  await openPage(page, designerPath);
  await navigate(page, `${designerPath}#d=1.lum-sur.dos-alas`);
  await expect(tool).toBeFocused();
  await expect(tool).toHaveAccessibleName("Diseñador: LUM|SUR");
  await navigate(page, pathTo("process"));
  await expect(page.getByRole("main")).toBeFocused();
  await navigate(page, designerPath);
  await expect(open).toBeVisible();
});
