import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { onTestFinished, vi } from "vitest";

/** A flat picture as the bytes of a JPEG. */
export function flatPicture(width: number, height: number, colour = "#8f8977"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Makes a folder of files the current one, as long as the running test lasts, and gives its path. */
export function enterProject(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), "modular-website-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const currentFolder = vi.spyOn(process, "cwd").mockReturnValue(folder);
  onTestFinished(() => currentFolder.mockRestore());
  return folder;
}
