import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { enterProject, flatPicture } from "./make-project.ts";

const cache = ".cache/pictures";

/** The store as another process has it: nothing in memory. */
async function freshStore() {
  vi.resetModules();
  const describePicture = vi.fn();
  const actual = await import("#app/pictures/picture-facts.server.ts");
  describePicture.mockImplementation(actual.describePicture);
  vi.doMock("#app/pictures/picture-facts.server.ts", () => ({ ...actual, describePicture }));
  onTestFinished(() => {
    vi.doUnmock("#app/pictures/picture-facts.server.ts");
  });
  return { ...(await import("#app/pictures/picture-store.server.ts")), describePicture };
}

test("what one run has found out the next one knows without looking", async () => {
  enterProject({ "content/images/a/una.jpg": await flatPicture(300, 200) });
  const first = await freshStore();
  const facts = await first.pictureFacts("a/una.jpg");
  expect(first.describePicture).toHaveBeenCalledTimes(1);
  await first.savePictureFacts(["a/una.jpg"]);

  const second = await freshStore();
  expect(await second.pictureFacts("a/una.jpg")).toEqual(facts);
  expect(second.describePicture).not.toHaveBeenCalled();
});

test("a replaced picture is looked at anew", async () => {
  const folder = enterProject({ "content/images/a/una.jpg": await flatPicture(300, 200) });
  const { pictureFacts } = await freshStore();
  expect((await pictureFacts("a/una.jpg")).width).toBe(300);
  const file = join(folder, "content/images/a/una.jpg");
  writeFileSync(file, await flatPicture(400, 200));
  utimesSync(file, new Date(0), new Date(0));
  expect((await pictureFacts("a/una.jpg")).width).toBe(400);
});

test.each(["", "{", "[]", '{"recipe":"otra","facts":{}}', '{"recipe":1,"facts":{"a":{}}}'])(
  "a store that holds %j is as good as none",
  async (text) => {
    enterProject({ "content/images/a/una.jpg": await flatPicture(300, 200), [`${cache}/facts.json`]: text });
    const { pictureFacts } = await freshStore();
    expect(await pictureFacts("a/una.jpg")).toMatchObject({ width: 300, height: 200 });
  },
);

test("pictures that cannot be read are not stored, and the others are", async () => {
  const folder = enterProject({
    "content/images/a/una.jpg": await flatPicture(300, 200),
    "content/images/a/rota.jpg": "rota",
  });
  const { savePictureFacts } = await freshStore();
  await savePictureFacts(["a/una.jpg", "a/rota.jpg"]);
  const { facts } = JSON.parse(readFileSync(join(folder, cache, "facts.json"), "utf8"));
  expect(Object.keys(facts)).toEqual([expect.stringMatching(/^a\/una\.jpg \d+ \d+$/)]);
});

test("a store without news is left alone", async () => {
  const folder = enterProject({ "content/images/a/una.jpg": await flatPicture(30, 20) });
  const { savePictureFacts } = await freshStore();
  await savePictureFacts(["a/una.jpg"]);
  utimesSync(join(folder, cache, "facts.json"), new Date(0), new Date(0));
  await savePictureFacts(["a/una.jpg"]);
  expect(readdirSync(join(folder, cache))).toEqual(["facts.json"]);
  // Only an untouched file keeps its time.
  expect(statSync(join(folder, cache, "facts.json")).mtimeMs).toBe(0);
});

test("a missing or broken picture is named", async () => {
  enterProject({ "content/images/a/rota.jpg": "rota" });
  const { pictureFacts } = await freshStore();
  await expect(pictureFacts("a/nada.jpg")).rejects.toThrow(/a.nada\.jpg/);
  await expect(pictureFacts("a/rota.jpg")).rejects.toThrow(/a.rota\.jpg/);
});
