import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { hasPicture, readPicture } from "#app/pictures/picture-data.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

function enter(files: Readonly<Record<string, string>>): void {
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(makeFolder(files));
  onTestFinished(() => cwd.mockRestore());
}

test("a picture's size in pixels is read from its file", async () => {
  // The frame header (SOF0 or SOF2) of a JPEG holds height and width.
  const file = readFileSync(join(process.cwd(), "content/images/cutaways/office.jpg"));
  const frame = Math.max(file.indexOf(Buffer.from([0xff, 0xc0])), file.indexOf(Buffer.from([0xff, 0xc2])));
  expect(await readPicture("cutaways/office.jpg")).toMatchObject({
    width: file.readUInt16BE(frame + 7),
    height: file.readUInt16BE(frame + 5),
  });
});

test("a missing picture is named", async () => {
  await expect(readPicture("cutaways/nada.jpg")).rejects.toThrow(/cutaways.nada\.jpg/);
});

test("a file that is no picture is named", async () => {
  enter({ "content/images/roto/texto.jpg": "esto no es una foto" });
  await expect(readPicture("roto/texto.jpg")).rejects.toThrow(/roto.texto\.jpg/);
});

test("only files among the pictures are pictures", () => {
  enter({ "content/images/a/una.jpg": "", "content/site.yaml": "", "content/images/a/Otra.JPG": "" });
  expect(hasPicture("a/una.jpg")).toBe(true);
  for (const source of ["a/dos.jpg", "a", "", ".", "../site.yaml", "../../content/images/a/una.jpg", "a/Otra.JPG"]) {
    expect(hasPicture(source)).toBe(false);
  }
  expect(hasPicture("https://www.mod.example/a/una.jpg")).toBe(false);
});
