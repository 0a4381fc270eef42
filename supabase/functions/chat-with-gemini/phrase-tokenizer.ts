import { tokenize } from "./words.ts";

export type Tokenizer = (text: string) => string[];

/**
 * Returns a tokenizer that keeps phrases together and takes names apart: with the phrase «a medida» and the name
 * «MOD|ONE», «casa a medida» becomes `["casa", "a medida"]` and «modone» `["mod", "one"]`.
 */
export function createPhraseTokenizer(phrases: readonly string[], names: readonly string[]): Tokenizer {
  const compounds = Map.groupBy(
    phrases.map(tokenize).filter((tokens) => tokens.length > 1),
    ([first]) => first,
  );
  const joinedNames = new Map(names.map(tokenize).map((tokens) => [tokens.join(""), tokens]));
  return function tokenizePhrases(text) {
    const tokens = tokenize(text).flatMap((token) => joinedNames.get(token) ?? token);
    const merged: string[] = [];
    for (let index = 0; index < tokens.length; ) {
      const fits = (compound: string[]) => compound.every((token, offset) => tokens[index + offset] === token);
      const compound = compounds.get(tokens[index])?.find(fits) ?? tokens.slice(index, index + 1);
      merged.push(compound.join(" "));
      index += compound.length;
    }
    return merged;
  };
}
