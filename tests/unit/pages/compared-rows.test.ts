import { expect, test } from "vitest";
import { formatsIn } from "#app/i18n/formats.ts";
import { comparedRows } from "#app/pages/models/comparison/compared-rows.ts";
import { compareModels } from "#app/pages/models/comparison/model-comparison.server.ts";
import { getModels } from "#app/pages/models/models.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const edition = fixture.edition("es");
const comparison = await compareModels(edition, getModels(edition));
const groups = comparedRows(comparison, edition.t, formatsIn("es"));
const plain = (text: string) => text.replaceAll("\u00A0", " ");
/** The values of a row, in the order of the models. */
function valuesOf(label: string) {
  const row = groups.flatMap(({ rows }) => rows).find((candidate) => candidate.label === label);
  if (!row) throw new Error(`The comparison has no row «${label}».`);
  return comparison.models.map(({ fixed }) => {
    const value = fixed ? row.read(fixed) : row.bespoke;
    return typeof value === "string" ? plain(value) : value;
  });
}

test("sizes and space are those of the models and their first plans", () => {
  expect(valuesOf("Largo exterior")).toEqual(["6,0 m", "10,0 m", "a medida"]);
  expect(valuesOf("Alto, del terreno a la cubierta")).toEqual(["3,26 m", "3,26 m", "a medida"]);
  expect(valuesOf("Superficie útil")).toEqual(["15,40 m²", expect.stringMatching(/^3\d,\d\d m²$/), "a medida"]);
  expect(valuesOf("Dormitorios")).toEqual(["sofá cama", "2", "a medida"]);
});

test("the weight is a row as soon as one model has it", () => {
  expect(valuesOf("Peso")).toEqual(["por confirmar", "8.400 kg", "a medida"]);
  const models = comparison.models.map(({ fixed, ...model }) => ({
    ...model,
    fixed: fixed && { ...fixed, weight: null },
  }));
  const labels = comparedRows({ ...comparison, models }, edition.t, formatsIn("es")).flatMap(({ rows }) =>
    rows.map(({ label }) => label),
  );
  expect(labels).not.toContain("Peso");
  expect(labels).toContain("Largo exterior");
});

test("each kind of foundation that any model has is a row, and the ground decides for the bespoke one", () => {
  expect(comparison.foundations).toEqual(["screws", "pads", "slab"]);
  expect(valuesOf("Tornillos")).toEqual([true, false, "según suelo"]);
  expect(valuesOf("Zapatas o dados de hormigón")).toEqual([true, true, "según suelo"]);
  expect(valuesOf("Losa")).toEqual([false, true, "según suelo"]);
});
