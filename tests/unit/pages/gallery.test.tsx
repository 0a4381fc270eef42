import { expect, test } from "vitest";
import { ModelScenes, momentsOf } from "#app/pages/models/model-scenes.tsx";
import { Gallery } from "#app/pages/product/gallery/gallery.tsx";
import { markupOf } from "#tests/unit/markup-of.tsx";

const picture = { src: "/images/exteriors/casa.jpg", alt: "Una casa", width: 1920, height: 1200, colour: "#808080" };
const scene = { moment: "Noche", text: "De noche.", image: picture };

test("a model with one picture has a gallery without a way on or back, and no line of the day", () => {
  const html = markupOf(<Gallery pictures={[picture]} label="LUM|NORTE" />);
  expect(html.match(/gallery__slide"/g)).toHaveLength(1);
  expect(html.match(/class="gallery__thumb"/g)).toHaveLength(1);
  const steps = [...html.matchAll(/<button[^>]*aria-label="(Anterior|Siguiente)[^>]*>/g)].map(([button]) => button);
  expect(steps.map((button) => /disabled/.test(button))).toEqual([true, true]);
  expect(momentsOf({ moment: undefined, scenes: [] })).toEqual([]);
  expect(momentsOf({ moment: undefined, scenes: [scene] })).toEqual([scene]);
});

test("two moments with the same words are each current where their own picture is", () => {
  // The second one is half as wide, without a line.
  const scenes = [scene, scene, { ...scene }];
  const html = markupOf(<ModelScenes scenes={scenes} moments={momentsOf({ moment: "Noche", scenes })} />);
  const marks = [...html.matchAll(/day-line__moment(--current)?"/g)].map(([mark]) => mark.includes("current"));
  expect(marks).toEqual([false, true, false, false, false, true]);
});
