import { expect, test } from "vitest";
import { checkAlts } from "#scripts/check/content/check-alts.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { contentFile } from "./content-file.ts";

const facts = fixture.edition("es").content.facts();
const inField = (alt: string, src = "exteriors/terraza-norte.jpg", caption = "Un pie.") =>
  contentFile(
    `---\nimage:\n  src: ${src}\n  alt: ${JSON.stringify(alt)}\n  caption: ${JSON.stringify(caption)}\n---\n`,
  );
const codes = (file: ReturnType<typeof contentFile>) =>
  checkAlts(file, { facts }).map(({ line, column, code }) => `${line}:${column} ${code}`);

test.each([
  "",
  "Terraza de madera con dos tumbonas, al amanecer.",
  "La terraza, vista desde el norte.",
  "Imagen reflejada de una casa en el agua.",
  "Fotografías familiares en la pared del salón.",
  "Fotógrafa ante la fachada.",
  "Un imaginario de casas.",
  "{{modelos.lum-norte.superficie}} de planta, sin cubierta.",
])("«%s» describes the picture", (alt) => {
  expect(codes(inField(alt))).toEqual([]);
});

test.each([
  "terraza-norte.jpg",
  "terraza-norte",
  "Terraza norte",
  "IMG_2034",
  "DSC 0012",
  "Captura de pantalla 2026-11-22 10.33.02",
  "imagen",
  "Foto 3",
  "La imagen.",
  "Untitled",
])("«%s» is no description", (alt) => {
  expect(codes(inField(alt))).toEqual(["4:8 alt-meaningless"]);
});

test.each([
  ["Imagen de una casa al atardecer.", "Una casa al atardecer."],
  ["foto del salón", "El salón"],
  ["La fotografía de la nave", "La nave"],
  ["Una imagen en la que se ven dos módulos", "Dos módulos"],
  ["Foto donde se ve la obra", "La obra"],
  ["Imagen que muestra la obra", "La obra"],
])("«%s» begins with what everybody knows", (alt, rest) => {
  const [issue] = checkAlts(inField(alt), { facts });
  expect(issue).toMatchObject({ code: "alt-opening", values: { rest } });
});

test("the caption is not repeated, whatever its signs and capitals", () => {
  expect(codes(inField("Una casa, de noche", "a/b.jpg", "Una casa de noche."))).toEqual(["4:8 alt-caption"]);
  expect(codes(inField("Una casa de noche", "a/b.jpg", "Una casa de noche en Vinaroz."))).toEqual([]);
});

test("figures count as they are read", () => {
  const words = (count: number) => "a".repeat(count);
  expect(codes(inField(words(200)))).toEqual([]);
  expect(codes(inField(words(201)))).toEqual(["4:8 alt-length"]);
  const price = facts.get("modelos.lum-norte.precio") ?? "";
  expect(codes(inField(`${words(200 - price.length)}{{modelos.lum-norte.precio}}`))).toEqual([]);
});

test("pictures of the body are found at their words", () => {
  const file = contentFile(
    '---\ntitle: Uno\n---\n\nTexto ![Foto de la nave](a/b.jpg) y ![](a/c.jpg).\n\n![Una nave](a/d.jpg "Una nave")\n',
  );
  expect(codes(file)).toEqual(["5:9 alt-opening", "7:3 alt-caption"]);
});
