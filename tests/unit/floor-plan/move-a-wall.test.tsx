import { expect, test } from "vitest";
import { describeLabelledPlan } from "#app/floor-plan/drawing/describe-plan.ts";
import { roomAreas, sumOfAreas } from "#app/floor-plan/living-space.ts";
import { planWords } from "#app/floor-plan/words/plan-words.ts";
import { ModelPlan } from "#app/pages/product/model-plan.tsx";
import { fixture } from "#tests/site/fixture-site.ts";
import { markupOf } from "#tests/unit/markup-of.tsx";
import { smallPlan } from "./small-plan.ts";

/** The plan of the small house as a page shows it, with its right wall where `length` puts it. */
function render(length: number): string {
  const plan = smallPlan({}, length);
  const { rooms: described, ...words } = planWords(plan, fixture.edition("es").t);
  const rooms = roomAreas(plan.rooms).map((room, index) => ({ ...room, facts: described[index]?.facts ?? [] }));
  return markupOf(
    <ModelPlan
      id={plan.id}
      title={plan.title}
      name={plan.title}
      note={plan.note}
      drawing={describeLabelledPlan(plan)}
      cutaway={{ src: "/images/cutaways/house.0a1b2c3d4e", width: 1280, height: 960, colour: "#f7f0e6", alt: "" }}
      rooms={rooms}
      usableArea={sumOfAreas(rooms)}
      words={words}
      isFirst
      sheet={{ href: "/catalogo/casa.pdf", bytes: 1_000 }}
      model={{ label: "Míralo en 3D", href: "/disenador#d=1.casa.planta" }}
      designer={{ label: "Ábrelo en el diseñador", href: "/disenador#d=1.casa.planta" }}
    />,
  );
}

const walls = (html: string) => /class="floor-plan__wall" d="([^"]*)"/.exec(html)?.[1];
const figures = (html: string) =>
  [...html.matchAll(/dimension-line__figure"[^>]*>([^<]*)</g)].map(([, figure]) => figure);
const list = (html: string) => /<ol.*<\/ol>/s.exec(html)?.[0].replaceAll(/<[^>]*>/g, " ");
test("a wall that moves takes outline, area, dimension figures and room list with it", () => {
  const before = render(6000);
  expect(walls(before)).toContain("M5800 0h200v4000");
  expect(figures(before)).toEqual(["3,80", "1,70", "6,0 m", "3,60", "4,0 m"]);
  expect(before).toMatch(/<desc[^>]*>Planta acotada de 6,0\u202F×\u202F4,0\u00A0m/);
  expect(list(before)).toMatch(/1\s+Salón\s+13,68 m²\s+2\s+Baño\s+6,12 m²/);

  const after = render(6600);
  expect(walls(after)).toContain("M6400 0h200v4000");
  expect(walls(after)).not.toContain("M5800");
  expect(figures(after)).toEqual(["3,80", "2,30", "6,6 m", "3,60", "4,0 m"]);
  expect(after).toMatch(/<desc[^>]*>Planta acotada de 6,6\u202F×\u202F4,0\u00A0m/);
  expect(list(after)).toMatch(/1\s+Salón\s+13,68 m²\s+2\s+Baño\s+8,28 m²/);
});
