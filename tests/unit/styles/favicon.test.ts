import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the icon, which can read no stylesheet, has the colours of the palette", () => {
  const palette = readFileSync("app/styles/settings/_palette.scss", "utf8");
  const colourOf = (name: string) => new RegExp(`^\\$${name}: (#[\\da-f]{6});$`, "m").exec(palette)?.[1];
  const drawn = readFileSync("public/favicon.svg", "utf8").match(/#[\da-f]{3,8}\b/gi);
  expect(drawn?.map((colour) => colour.toLowerCase())).toEqual(["ink", "lime-wash", "timber-light"].map(colourOf));
});
