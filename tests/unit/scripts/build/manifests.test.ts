import { expect, test } from "vitest";
import { webManifests } from "#scripts/build/write-manifests.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

test("each language has its own, where its paths begin, without a description that is not translated", () => {
  const messages = fixtureFile("locales/es.json").replace('"direction": "ltr"', '"direction": "rtl"');
  const manifests = webManifests(siteWith({ "locales/xx.json": messages }));
  expect(manifests.map(({ path }) => path)).toEqual(["/manifest.webmanifest", "/xx/manifest.webmanifest"]);
  const manifest = JSON.parse(manifests[1]?.text ?? "");
  expect(manifest).toMatchObject({ lang: "xx", dir: "rtl", start_url: "/xx" });
  expect(manifest).not.toHaveProperty("description");
});
