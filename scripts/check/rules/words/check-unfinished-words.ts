import { isDraft } from "#app/content/publication/publication.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import type { TextPiece } from "#scripts/check/texts/text-piece.ts";

/**
 * Checks that no text says of itself that it is unfinished. A draft may say what it lacks, because it is not
 * published.
 */
export function checkUnfinishedWords(file: ContentFile): Issue[] {
  if (isDraft(file.data)) return [];
  return file.prose.flatMap(({ text, source, issue }) =>
    unfinishedWords(text).map(({ found: { length }, offset }) => {
      const found = source.slice(offset, offset + length);
      return issue("text-unfinished", { found }, offset, found);
    }),
  );
}

const patterns: readonly RegExp[] = [
  /\blorem ipsum\b(?:[^.\n]{0,30}(?!\p{L}))?/giu,
  /(?<![\p{L}\p{N}])FIXME(?![\p{L}\p{N}])/gu,
  // «TODO» is a Spanish word in capitals too: only as a note at the start of a line or in brackets, «[TODO: medir]»,
  // and not as a heading: «TODO: del proyecto a las llaves».
  /(?<=^[ \t]*|[([])(?:TODO(?!\s*:\s+del?\s)|PENDIENTE|TBD|POR HACER|COMPLETAR|RELLENAR)(?:\s*:(?!\/)|(?=\s*[\])]))/gmu,
  // Within a sentence it is a note where one begins or where it says what to do: «sale a TODO: preguntar», but «lo
  // incluye TODO: cocina y baño».
  /(?<![\p{L}\p{N}]|\p{Lu}\s)TODO\s*:(?:(?<=[.!?…]\s+TODO\s*:)(?!\s+del?\s)|(?=\s*(?:$|\p{L}+[aei]r(?:l[aeo]s?)?(?!\p{L}))))/gmu,
  /^borrador(?=:|\.\s|\s(?:para|pendiente|sin)\b)[^\n]{0,100}|(?<!\p{L})no publicar (?:sin|hasta|antes)(?!\p{L})[^.\n]{0,60}/gimu,
  /^(?:TODO|PENDIENTE|TBD|POR HACER|COMPLETAR|RELLENAR)[\s.…!]*$/gu,
  /(?<![\p{L}\p{N}])X{4,}(?![\p{L}\p{N}])/giu,
  // «XXX» is thirty in Roman figures too: «XXX aniversario», «siglo XXX».
  /(?<![\p{L}\p{N}])(?:XXX|xxx)(?=\s?(?:[€%]|m²|euros|metros|días|semanas|meses)|\s(?:años|horas|minutos|kilos|litros|plazas|personas|módulos|unidades|kg|km|cm|mm|m)(?!\p{L}))/gu,
  // The sign of a comment of Google Docs, behind a word or before the comment itself: «precio[a]», «[a]¿Seguro?».
  /\[(?<=[\p{L}\p{N}.,;:!?)»]\[)[a-z]{1,2}\](?![([])|^\[[a-z]\](?=[\p{Lu}¿¡])/gmu,
  /(?<![\p{L}\p{N}]\s)(?<![\p{L}\p{N}])(?:XXX|xxx)(?=[.,:;)\]?!…]|$)/gu,
];

/** Returns what is left of a draft in a text: lorem ipsum, FIXME, TODO, PENDIENTE and XXX where they are notes. */
export function unfinishedWords(text: string): TextPiece[] {
  const found = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ 0: whole, index }) => ({ found: whole.trim(), offset: index }))
    .sort((a, b) => a.offset - b.offset);
  // Two patterns may find the same word.
  return found.filter(({ offset }, index) => {
    const before = found[index - 1];
    return !before || before.offset + before.found.length <= offset;
  });
}
