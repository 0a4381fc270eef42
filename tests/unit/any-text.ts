import fc, { type Arbitrary, type IProperty } from "fast-check";

/** Cases of one property. */
const usualRuns = 70;

/**
 * Asserts a property for the same cases in every run, so that a change is refused for what it breaks only. To look for
 * more, `FAST_CHECK_SEED` takes other cases and `FAST_CHECK_RUNS` more of them. A failure says its seed and its smallest case.
 *
 * @param examples Cases that are tried first: those that once failed.
 */
export function holdsFor<Case>(property: IProperty<Case>, examples: Case[] = []): void {
  const { FAST_CHECK_SEED: seed = 1, FAST_CHECK_RUNS: runs = usualRuns } = process.env;
  fc.assert(property, { seed: Number(seed), numRuns: Number(runs), examples });
}

/** Any text: letters, signs of all scripts, control characters and halves of surrogate pairs. */
export const anyText: Arbitrary<string> = fc
  .array(
    fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }), fc.nat(0xffff).map(String.fromCharCode)),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(""));

/** Text of pieces that mean something to a parser, put together as they come. */
export function textOf(pieces: readonly string[], maxLength = 40): Arbitrary<string> {
  const piece = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: anyText });
  return fc.array(piece, { maxLength }).map((parts) => parts.join(""));
}

const words = [
  "casa",
  "LUM|NORTE",
  "1.250 €",
  "24/7",
  "30 %",
  "978 000 111",
  "equipo@lum.example",
  "año",
  "—",
  "«",
  "»",
  "“",
  "\u00a0",
  "\u200b",
];

/** Pieces of markdown. */
export const markdownPieces: readonly string[] = [
  ..."\n,\n\n,  , ,\t,# ,## ,### ,##,- ,* ,1. ,> ,**,*,_,__,`,```\n,~~,[,](,],),![,](/contacto),](exteriors/grua.jpg),[^a],[^a]: ,[a]: ,|,|---|---|\n,---\n,===\n,<br>,<!--,-->,&nbsp;,{{,}},{{precio.metro}},{{nota.ahorro}},{{precio.metro * 2},\\,https://,www.,mailto:,tel:,/contacto,#cuánto,<<<<<<<,>>>>>>>,TODO,lorem".split(
    ",",
  ),
  ...words,
];

/** Pieces of YAML. */
export const yamlPieces: readonly string[] = [
  ..."\n|\n  |\n    |  |title: |description: |date: |tags: |images:|- |src: |alt: |caption: |\"|'|[|]|{|}|, |: |:|#| #|&a |*a|!a |!!str |> |>-\n|%|@|---\n|? |<<: |~|null|true|2025-02-11|1.250|\\uD800|\\x|\t|exteriors/grua.jpg|…".split(
    "|",
  ),
  "|\n",
  "|",
  ...words,
];

/** Pieces of JSON. */
export const jsonPieces: readonly string[] = [
  ...'{ } [ ] : , " \\ \\u12 \\uD800 // /* */ null true 1.5 1e9 ""'.split(" "),
  '"nav"',
  '"about": "Nosotros",',
  '"a":',
  "\n",
  " ",
  ...words,
];
