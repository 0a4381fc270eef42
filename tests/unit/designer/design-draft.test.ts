import { expect, test } from "vitest";
import type { DesignerData } from "#app/designer/data/designer-data.ts";
import { startDesign } from "#app/designer/design/design.ts";
import { furnishDesign } from "#app/designer/design/edit-pieces.ts";
import { encodeDesign } from "#app/designer/design/fragment.ts";
import { designDraft, withoutDraft } from "#app/designer/draft/design-draft.ts";
import { changedFinishes } from "#app/designer/draft/finish-words.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

const { t } = fixture.editionOf({ key: "designer", locale: "es" });
const plan = smallPlan();
const data: DesignerData = {
  models: [{ id: "casa", name: "CASA", productHref: "/", contactHref: "/", measures: null, plans: [plan] }],
  catalogue: {},
  company: [],
  sets: [],
  strings: { original: {} },
};
const start = encodeDesign(startDesign("casa", plan), plan);
const empty = encodeDesign(furnishDesign(startDesign("casa", plan), [], plan), plan);
const textOf = (fragment: string) =>
  designDraft(data, fragment, (its) => `https://mod.example/disenador#d=${its}`, t)?.text;

test("a draft says the model, the areas, the furniture, the findings and the URL in full", () => {
  expect(textOf(start)?.replaceAll("\u00A0", " ").split("\n")).toEqual([
    "Mi diseño de CASA",
    "Superficie: 24,00 m² exteriores y 19,80 m² útiles",
    "1 mueble, además de los fijos",
    expect.stringMatching(/^(Sin|\d+) puntos? por revisar$/),
    `https://mod.example/disenador#d=${start}`,
  ]);
});

test("a draft names the finishes that are others than those of the start, and the designer's sheet does so too", () => {
  const finished = { ...startDesign("casa", plan), cladding: "charred", floor: "microcement", deck: false } as const;
  expect(changedFinishes(finished, t)).toEqual(["Fachada: madera carbonizada", "Suelo: microcemento", "Sin tarima"]);
  expect(changedFinishes(startDesign("casa", plan), t)).toEqual([]);
  const lines = textOf(encodeDesign({ ...finished, floor: "oak" }, plan))?.split("\n");
  expect(lines?.slice(2, 5)).toEqual(["1 mueble, además de los fijos", "Fachada: madera carbonizada", "Sin tarima"]);
});

test("what is no design has no draft", () => {
  for (const fragment of ["", "<script>", `${start}_zz`, start.replace("casa", "villa"), "9.casa.planta"]) {
    expect(textOf(fragment)).toBeUndefined();
  }
});

test("a draft is taken out of a message as it was put in, and what the visitor has written stays", () => {
  const draft = textOf(start) ?? "";
  expect(withoutDraft(draft, textOf)).toBe("");
  expect(withoutDraft(`Hola:\n\n${draft}`, textOf)).toBe("Hola:");
  expect(withoutDraft(`Hola:\n\n${draft}\n\nGracias.`, textOf)).toBe("Hola:\n\nGracias.");
  expect(withoutDraft(`${textOf(empty)}\n\nY otro: ${start}.`, textOf)).toBe(`Y otro: ${start}.`);
});

test("a draft that the visitor has changed stays", () => {
  const changed = `${textOf(start)}`.replace("1 mueble", "Un mueble");
  expect(withoutDraft(changed, textOf)).toBe(changed);
  expect(withoutDraft("Mirad https://mod.example/disenador#d=nada.", textOf)).toContain("#d=nada.");
});
