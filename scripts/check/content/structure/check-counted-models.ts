import type { Issue } from "#app/content/issues.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { issueAt } from "#scripts/check/content/body/block-issue.ts";
import { inlineBlocks } from "#scripts/check/content/body/inline-blocks.ts";
import { fieldPieceIssue, frontMatterTexts } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import type { LocaleFile } from "#scripts/check/locales/locale-file.ts";

/** How many models the site has, and the numbers in words from zero on. */
export interface ModelCount {
  readonly models: number;
  readonly numbers: readonly string[];
}

const ofFixedSize = String.raw`(?:modelos\s)?(?:(?:de|con|que\stienen)\s)?(?:medidas?\sfijas?|tamaños?\s(?:fijos?|cerrados?))`;

/** Warns of models that a text counts itself, «los cuatro modelos» or «tres de medida fija»: one more makes it wrong. */
export function checkCountedModels(file: ContentFile, count: ModelCount): Issue[] {
  if (file.locale !== defaultLocale || file.kind === "assistant") return [];
  const fields = frontMatterTexts(file).flatMap(({ path, text }) =>
    findCounts(text, count).map(({ offset, values }) =>
      fieldPieceIssue(file, path, "models-counted", values, { offset, found: values.found }),
    ),
  );
  const body = inlineBlocks(file).flatMap((block) =>
    findCounts(block.text, count).map(({ offset, values }) =>
      issueAt(file, block.offset + offset, "models-counted", values),
    ),
  );
  return [...fields, ...body];
}

/** The same for the strings of the original language, which have no placeholder for it. */
export function checkCountedStrings({ file, texts }: LocaleFile, models: number): Issue[] {
  const numbers = texts.find(({ key }) => key === "numbers.words")?.text.split(" ") ?? [];
  return texts.flatMap(({ text, position }) =>
    findCounts(text, { models, numbers }).map(({ values }): Issue => {
      return { file, code: "models-counted", ...position, values: { ...values, name: "" } };
    }),
  );
}

function findCounts(text: string, { models, numbers }: ModelCount) {
  const number = [...numbers.slice(2), String.raw`\d{1,2}`].join("|");
  const thing = String.raw`\s(?<fixed>${ofFixedSize})|\s(?<noun>modelos)(?!\p{L}|\sde\s)|(?=\s*(?:[.,;:)]|$))`;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}.,])(?<all>(?:los|nuestros)\s)?(?<others>otros\s)?(?<word>${number})(?:${thing})`,
    "giu",
  );
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index: offset, groups = {} }) => {
    const { all, others, word = "", fixed, noun } = groups;
    const typed = /^\d/.test(word) ? Number(word) : numbers.indexOf(word.toLowerCase());
    const counted = others ? models - 1 : models;
    // «Los cuatro» is no number of models in a text that does not speak of them, nor «tres modelos» where there are four.
    const isCount = noun && all ? Math.abs(typed - counted) <= 1 : typed === counted;
    const ofModels = noun || (all && /modelo/iu.test(text));
    if (!(fixed && typed > 1) && !(isCount && ofModels)) return [];
    const name = fixed || others ? "" : /^\p{Lu}/u.test(word) ? "Cuenta.modelos" : "cuenta.modelos";
    return [{ offset, values: { found, word, name } }];
  });
}
