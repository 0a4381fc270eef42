import type { ModelFacts } from "./knowledge-shape.ts";
import { fold, tokenize } from "./words.ts";

/** A model that a message names, and how many of them. */
export interface NamedModel {
  readonly model: ModelFacts;
  readonly count: number;
}

/** Returns the models that a message names, as in «MOD|ONE», «modone», «el one» or «3 studios». */
export function findNamedModels(message: string, models: readonly ModelFacts[]): NamedModel[] {
  const text = fold(message);
  return models.flatMap((model) => {
    const [first = "", last = first] = tokenize(model.name);
    // «Libre» is a common word, which names the bespoke model only after «mod» or «el».
    const lead = model.area === undefined ? `(?:${first}\\P{L}*|d?el )` : `(?:${first}\\P{L}*)?`;
    const pattern = `(?<![\\p{L}\\d])(?:(\\d{1,2})\\s+)?${lead}${last}s?(?![\\p{L}\\d])`;
    const found = new RegExp(pattern, "u").exec(text);
    return found ? [{ model, count: Number(found[1] ?? 1) }] : [];
  });
}
