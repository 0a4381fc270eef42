import { join } from "node:path";
import { compileString } from "sass";
import { expect, test } from "vitest";
import { fullScreenWindows } from "#app/assistant/full-screen.ts";

test("scripts and styles mean the same windows in which the panel fills the screen", () => {
  const source = '@use "styles/tools" as *;\n@include below("tablet") { .a { color: red; } }';
  const { css } = compileString(source, { loadPaths: [join(process.cwd(), "app")] });
  expect(css).toContain(`@media ${fullScreenWindows} {`);
});
