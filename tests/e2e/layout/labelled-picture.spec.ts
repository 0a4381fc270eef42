import { content, pathTo } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

test("the numbers of a picture are where the content says, and its list has the same ones", { tag: "@both" }, async ({
  page,
}) => {
  const parts = content.page("process").data.construction?.parts ?? [];
  expect(parts.length).toBeGreaterThan(1);
  await openPage(page, pathTo("process"));
  const picture = await page.locator(".labelled-picture__image").boundingBox();
  const marks = page.locator(".labelled-picture__mark");
  await expect(marks).toHaveText(parts.map((_, index) => String(index + 1)));
  const centres = await marks.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 + window.scrollY };
    }),
  );
  for (const [index, { at }] of parts.entries()) {
    const centre = centres[index] ?? { x: 0, y: 0 };
    expect(((centre.x - (picture?.x ?? 0)) / (picture?.width ?? 1)) * 100, "from the left").toBeCloseTo(at.x, 0);
    expect(((centre.y - (picture?.y ?? 0)) / (picture?.height ?? 1)) * 100, "from above").toBeCloseTo(at.y, 0);
  }
  await expect(page.locator(".labelled-picture").getByRole("listitem").getByRole("heading")).toHaveText(
    parts.map(({ name }) => name),
  );
});
