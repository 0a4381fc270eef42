import { expect, onTestFinished, test, vi } from "vitest";
import { pendingPicture } from "#app/pictures/pending-pictures.ts";
import { hasPicture, pictureAddress, readPicture } from "#app/pictures/picture-data.ts";
import { enterProject, flatPicture } from "./make-project.ts";

function develop(): void {
  vi.stubEnv("NODE_ENV", "development");
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
}

test("a page carries address, size and colour of a picture, and nothing else", async () => {
  const picture = await readPicture("cutaways/office.jpg");
  expect(picture).toEqual({
    src: expect.stringMatching(/^\/images\/cutaways\/office\.[0-9a-f]{10}$/),
    width: 1280,
    height: 960,
    colour: "#f7f0e6",
  });
  expect(JSON.stringify(picture).length).toBeLessThan(150);
});

test("the address keeps the name and drops its ending", () => {
  expect(pictureAddress("a/una.foto.jpeg", "0a1b2c3d4e")).toBe("/images/a/una.foto.0a1b2c3d4e");
});

test("a missing picture stops a build", async () => {
  enterProject({});
  await expect(readPicture("a/nada.jpg")).rejects.toThrow(/a.nada\.jpg/);
});

test("a damaged picture stops a build", async () => {
  enterProject({ "content/images/a/rota.jpg": "no es una imagen" });
  await expect(readPicture("a/rota.jpg")).rejects.toThrow(/a.rota\.jpg/);
});

test("while developing, a missing or damaged picture is marked as one", async () => {
  enterProject({
    "content/images/a/una.jpg": await flatPicture(30, 20),
    "content/images/a/rota.jpg": "no es una imagen",
  });
  develop();
  expect(await readPicture("a/nada.jpg")).toMatchObject({ src: "a/nada.jpg", missing: true });
  expect(await readPicture("a/rota.jpg")).toMatchObject({ src: "a/rota.jpg", missing: true });
  expect(await readPicture(pendingPicture)).toMatchObject({ src: "", missing: true });
  expect(await readPicture("a/una.jpg")).not.toHaveProperty("missing");
});

test("only files among the pictures are pictures", () => {
  enterProject({ "content/images/a/una.jpg": "", "content/site.yaml": "", "content/images/a/Otra.JPG": "" });
  expect(hasPicture("a/una.jpg")).toBe(true);
  for (const source of ["a/dos.jpg", "a", "", ".", "../site.yaml", "../../content/images/a/una.jpg", "a/Otra.JPG"]) {
    expect(hasPicture(source)).toBe(false);
  }
  expect(hasPicture("https://www.mod.example/a/una.jpg")).toBe(false);
});
