import { expect, test } from "vitest";
import { fadeIntoGround } from "#scripts/pictures/fade-into-ground.ts";

const ground = [0xf7, 0xf0, 0xe6];

function faded(width: number, height: number): (x: number, y: number) => number[] {
  const pixels = Buffer.alloc(width * height * 3);
  fadeIntoGround(pixels, width, height);
  return (x, y) => [...pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
}

test("at the edge nothing but the ground is left", () => {
  const pixel = faded(200, 150);
  for (let x = 0; x < 200; x += 1) for (const y of [0, 149]) expect(pixel(x, y)).toEqual(ground);
  for (let y = 0; y < 150; y += 1) for (const x of [0, 199]) expect(pixel(x, y)).toEqual(ground);
});

test("what is nearly the ground becomes the ground, and a shadow stays", () => {
  const pixels = Buffer.from([...Array(20_000)].flatMap(() => [0xf8, 0xf2, 0xe5]));
  const middle = (100 * 100 + 50) * 3;
  pixels.set([0xf4, 0xed, 0xe3], middle);
  fadeIntoGround(pixels, 100, 200);
  expect([...pixels.subarray(middle, middle + 3)]).toEqual([0xf4, 0xed, 0xe3]);
  expect([...pixels.subarray(middle + 3, middle + 6)]).toEqual(ground);
});
