import type { ModelFacts } from "./knowledge-shape.ts";
import { tokenize } from "./words.ts";

/** A model that a message names, and how many of them. */
export interface NamedModel {
  readonly model: ModelFacts;
  readonly count: number;
}

/** Larger numbers do not count models, as in «20 personas». */
const maxCount = 12;

/** Returns the models that a message names, as in «MOD|ONE», «el one» or «3 studios». */
export function findNamedModels(message: string, models: readonly ModelFacts[]): NamedModel[] {
  return models.flatMap((model) => {
    const [first = "", ...others] = tokenize(model.name);
    const last = others.at(-1) ?? first;
    const tokens = tokenize(message).flatMap((token) =>
      token !== first && token.startsWith(first) && token.slice(first.length) === last ? [first, last] : [token],
    );
    const place = tokens.findIndex((token) => token === last || token === `${last}s`);
    // «Libre» is a common word, which names the bespoke model only after «mod» or «el».
    if (place < 0 || (model.area === undefined && ![first, "el", "del"].includes(tokens[place - 1] ?? ""))) return [];
    const before = tokens.slice(0, place).findLast((token) => token !== first) ?? "";
    const count = /^\d+$/.test(before) && Number(before) <= maxCount ? Number(before) : 1;
    return [{ model, count }];
  });
}
