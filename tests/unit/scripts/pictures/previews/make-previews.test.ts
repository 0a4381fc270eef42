import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { PreviewSpec } from "#app/seo/previews/preview-spec.ts";
import { openSite } from "#app/site/site.server.ts";
import { makePreviews, publishPreviews, sweepPreviews } from "#scripts/pictures/previews/make-previews.ts";
import { openPreviewRenderer } from "#scripts/pictures/previews/render-preview.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

test("each page has a preview, made once, and put beside the pages", async () => {
  const site = openSite(copyFixtureSite());
  const paths = await makePreviews(site);
  // Both pages of a model have the same, and both paths of a page.
  expect(paths.length).toBeLessThan(site.paths.all().length);
  const folder = join(site.root, ".cache/pictures/previews");
  const times = () => readdirSync(folder).map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`);
  const made = times();
  expect(await makePreviews(site)).toEqual(paths);
  expect(times()).toEqual(made);
  const client = join(site.root, "client");
  publishPreviews(site.root, client, paths);
  for (const path of paths) {
    const file = join(client, path);
    expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(statSync(file).size).toBeLessThanOrEqual(150_000);
  }
  writeFileSync(join(folder, "0000000000000000.jpg"), "");
  sweepPreviews(site.root, paths);
  expect(times()).toEqual(made);
});

test("a photograph is cut to its frame, what is drawn on the ground of the page stands on it whole", async () => {
  const renderer = openPreviewRenderer(fixture.pictures);
  const cornerOf = async (source: string) => {
    const spec: PreviewSpec = {
      direction: "ltr",
      brand: "LUM",
      title: "A",
      price: null,
      picture: { source, file: source },
    };
    const { data, info } = await sharp(await renderer.render(spec))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray((info.width - 1) * info.channels, info.width * info.channels)];
  };
  const ground = [0xf7, 0xf0, 0xe6];
  const distance = (colour: readonly number[]) =>
    Math.max(...colour.map((value, channel) => Math.abs(value - (ground[channel] ?? 0))));
  expect(distance(await cornerOf("cutaways/oficina.jpg"))).toBeLessThanOrEqual(2);
  expect(distance(await cornerOf("exteriors/lum-norte-noche.jpg"))).toBeGreaterThan(40);
});
