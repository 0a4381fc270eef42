import type { BrowserContext, LaunchOptions, Page } from "@playwright/test";
import { findBrowser } from "#tests/e2e/browser/find-browser.ts";
import { expect } from "#tests/e2e/site-test.ts";
import { openDesigner } from "./designer-page.ts";

/** A browser that draws WebGL without a graphics card. */
export const withWebgl: LaunchOptions = {
  executablePath: findBrowser(),
  args: ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
};

declare global {
  interface Window {
    /** The work of WebGL on this page. */
    readonly drawn: {
      /** The draw calls and triangles of each frame, shadows included. */
      readonly frames: { calls: number; triangles: number }[];
      readonly contexts: WebGL2RenderingContext[];
    };
  }
}

/** Counts what pages draw from now on. */
export async function watchFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const frames: { calls: number; triangles: number }[] = [];
    const contexts: WebGL2RenderingContext[] = [];
    Object.assign(window, { drawn: { frames, contexts } });
    let frame = { calls: 0, triangles: 0 };
    const { prototype } = WebGL2RenderingContext;
    const { drawArrays, drawElements } = prototype;
    const count = (corners: number) => {
      if (frame.calls === 0) frames.push(frame);
      frame.calls += 1;
      frame.triangles += corners / 3;
    };
    prototype.drawArrays = function (mode, first, corners) {
      count(corners);
      drawArrays.call(this, mode, first, corners);
    };
    prototype.drawElements = function (mode, corners, type, offset) {
      count(corners);
      drawElements.call(this, mode, corners, type, offset);
    };
    const { requestAnimationFrame: request } = window;
    window.requestAnimationFrame = (callback) =>
      request((time) => {
        frame = { calls: 0, triangles: 0 };
        callback(time);
      });
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...parameters: [string]) {
      const made: unknown = getContext.apply(this, parameters);
      if (made instanceof WebGL2RenderingContext && !contexts.includes(made)) contexts.push(made);
      return made;
    } as typeof getContext;
  });
}

/** Opens the designer and waits for its model. */
export async function openModel(page: Page) {
  const parts = await openDesigner(page);
  const model = parts.tool.getByRole("img", { name: /^Maqueta de LUM\|NORTE con tus muebles/ });
  await expect(model).toBeVisible();
  return { ...parts, model };
}
