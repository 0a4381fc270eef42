import { isDraft } from "#app/content/publication/publication.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { nearestName } from "#scripts/check/advice/nearest-name.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { type ContentFile, fieldIssue, fieldsNamed } from "#scripts/check/site/content-file.ts";

/**
 * Checks that every `model` of the front matter is the id of a model, and not of a draft, unless the text itself is
 * one.
 */
export function checkModelNames(file: ContentFile, site: CheckedSite): Issue[] {
  return fieldsNamed(file, "model").flatMap(({ path, text }) => {
    const values = judgeModelName(file, text, site);
    return values ? fieldIssue(file, path, "name-unknown", values) : [];
  });
}

/** Returns what is wrong with a name of a model, for the sentences of `name-unknown`; undefined if nothing is. */
export function judgeModelName(file: ContentFile, name: string, site: CheckedSite): Issue["values"] | undefined {
  const draft = draftNamed(file, name, site);
  if (draft !== undefined) return { name, draft };
  const models = site.ids("models");
  if (models.includes(name)) return undefined;
  const named = models.filter((id) => draftNamed(file, id, site) === undefined);
  return { name, names: named.join(", "), suggestion: nearestName(name, named) ?? "" };
}

/** Returns the file of a model that is a draft and is named by a text that is not a draft; otherwise undefined. */
export function draftNamed(
  { data }: Pick<ContentFile, "data">,
  name: string,
  { models }: CheckedSite,
): string | undefined {
  if (isDraft(data)) return undefined;
  return models.find((model) => model.id === name && isDraft(model.data))?.file;
}

/** Checks that every model has a card on the page of models: its own page takes the words of its drawing from there. */
export function checkModelCards({ content, models }: CheckedSite): Issue[] {
  const page = content.page("models", defaultLocale);
  if (!page.ok) return [];
  const { data, file, locate } = page.entry;
  const shown = new Set(data.models.cards.map(({ model }) => model));
  return models
    .filter((model) => model.locale === defaultLocale && !isDraft(model.data) && !shown.has(model.id))
    .map((model) => {
      const values = { model: model.id, file: model.file };
      return { file, code: "model-cardless", ...locate.key(["models", "cards"]), values };
    });
}

/** Checks that the pictures of a model show options that it has: the page names them by these. */
export function checkPictured({ models }: CheckedSite): Issue[] {
  return models
    .filter(({ locale }) => locale === defaultLocale)
    .flatMap((file) => {
      const options = file.data.product.options?.map(({ name }) => name) ?? [];
      return (file.data.pictured ?? []).flatMap((name, index) => {
        if (options.includes(name)) return [];
        const suggestion = nearestName(name, options) ?? "";
        const values = { name, names: options.join(", "), list: "options", suggestion };
        return fieldIssue(file, ["pictured", index], "name-unknown", values);
      });
    });
}

const metresPerFoot = 0.3048;
/** Feet are rounded to whole ones, and a building may be named by its inside. */
const mostOff = 0.6;

/** Kilograms of a square metre of building, from a tent's to that of stone. */
const weights = { least: 50, most: 1500 };

/** No building is longer: these are millimetres, which `plan-size` reports. */
const mostMetres = 100;

/** Warns of feet, and of a weight, that do not fit the metres of a model. */
export function checkSizes({ models }: CheckedSite): Issue[] {
  return models.flatMap((file): Issue[] => {
    const { size, weight } = file.data;
    if (!size || file.locale !== defaultLocale) return [];
    const sides = [size.length, size.width];
    if (size.length > mostMetres) return [];
    const written = size.imperial.match(/\d+(?:[.,]\d+)?(?=\s*(?:'|’|ft|pies))/g) ?? [];
    const isOff = sides.some((side, index) => {
      const feet = Number(written[index]?.replace(",", ".") ?? 0);
      return Math.abs(feet * metresPerFoot - side) > mostOff;
    });
    const meant = sides.map((side) => `${Math.round(side / metresPerFoot)}'`).join("x");
    const area = size.length * size.width;
    const [least, most] = [Math.round(weights.least * area), Math.round(weights.most * area)];
    const isDoubtful = weight !== undefined && (weight < least || weight > most);
    return [
      ...(isOff ? [fieldIssue(file, ["size", "imperial"], "value-doubtful", { found: size.imperial, meant })] : []),
      ...(isDoubtful
        ? [fieldIssue(file, ["weight"], "value-doubtful", { found: weight, least, most, unit: "kg" })]
        : []),
    ];
  });
}
