import { expect, test } from "vitest";
import { webManifests } from "#app/seo/web-manifests.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

test("the manifest has the brand, the words and the first page of the site", () => {
  const [manifest, ...others] = webManifests(fixture);
  expect(others).toEqual([]);
  expect(manifest?.path).toBe("/manifest.webmanifest");
  expect(JSON.parse(manifest?.text ?? "")).toMatchObject({
    name: "LUM",
    short_name: "LUM",
    description: expect.stringMatching(/^Módulos de acero y madera de 19,20/),
    lang: "es",
    dir: "ltr",
    start_url: "/",
  });
});

test("each language has its own, where its paths begin, without a description that is not translated", () => {
  const messages = fixtureFile("locales/es.json").replace('"direction": "ltr"', '"direction": "rtl"');
  const manifests = webManifests(siteWith({ "locales/xx.json": messages }));
  expect(manifests.map(({ path }) => path)).toEqual(["/manifest.webmanifest", "/xx/manifest.webmanifest"]);
  const manifest = JSON.parse(manifests[1]?.text ?? "");
  expect(manifest).toMatchObject({ lang: "xx", dir: "rtl", start_url: "/xx" });
  expect(manifest).not.toHaveProperty("description");
});
