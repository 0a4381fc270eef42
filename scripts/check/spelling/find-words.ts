/** A word of a text. */
export interface FoundWord {
  readonly word: string;
  readonly offset: number;
  /** Whether it has a capital because it is the first word of a text or sentence. */
  readonly isFirst: boolean;
}

const placeholders = /\{\{[^{}]*\}\}/gu;
/** Filler text is one mistake, not one for each of its words. */
const filler = /(?<!\p{L})lorem ipsum(?!\p{L}).*/gisu;
const tokens = /[^\s()[\]{}<>«»"“”]+/gu;

/** Addresses, paths and names of files: «a@b.es», «/contacto», «content/es/a.md», «mod.example». */
const name = /@|:\/\/|^\/|\/[^/]*\/|[\w-]\.[a-z]/u;

/**
 * Runs of three letters or more without capitals within, which are no part of a name or code («MOD|ONE», «h2o»,
 * «snake_case») or of a word with marks in it («tod**o**»).
 */
const words =
  /(?<![\p{L}\p{M}\d_@#|&'’´.\\\0\u00AD\u200B-\u200F\u2060\uFEFF\uFFFD]|\p{L}\uFFFC{1,4})\p{L}\p{Ll}{2,39}(?![\p{L}\p{M}\d_@|&'’´\0\u00AD\u200B-\u200F\u2060\uFEFF\uFFFD]|\uFFFC{1,4}\p{L})/gu;

/** Words that end with a dot within a sentence. */
const abbreviations =
  /^(?:apdo|aprox|arts?|avda|cap|cía|dcha|dpto|depto|ed|etc|izda|izq|máx|mín|núms?|págs?|párrs?|pral|prof|pza|ref|sra?s?|tel|tfno|uds?|urb|vol)$/iu;

/** Returns the words of a text that a dictionary may know. */
export function findWords(text: string): FoundWord[] {
  const hide = (found: string) => "|".repeat(found.length);
  const plain = text
    .replaceAll(placeholders, hide)
    .replaceAll(tokens, (found) => (name.test(found) ? hide(found) : found))
    .replaceAll(filler, hide);
  return [...plain.matchAll(words)].flatMap(({ 0: word, index: offset }) => {
    if (plain[offset + word.length] === "." && abbreviations.test(word)) return [];
    if (isWithinName(plain, word, offset)) return [];
    const isFirst = /^\p{Lu}/u.test(word) && isSentenceStart(plain.slice(Math.max(0, offset - 4), offset));
    return [{ word, offset, isFirst }];
  });
}

/** The small words of names in the languages around: «Fund for Wood and Water». */
const small = "(?:and|for|the|with|from|into|der|die|das|und|für|von|des|les|aux|pour|dans|del|della|degli)";
const smallWord = new RegExp(`^${small}$`);
const nameBefore = new RegExp(`\\p{Lu}[\\p{L}.'’&-]*\\s(?:${small}\\s){0,2}$`, "u");
const nameAfter = new RegExp(`^\\s(?:${small}\\s){0,2}\\p{Lu}`, "u");

/** Whether a word is a small one of another language between words with capitals. */
function isWithinName(text: string, word: string, offset: number): boolean {
  if (!smallWord.test(word)) return false;
  const end = offset + word.length;
  return nameBefore.test(text.slice(Math.max(0, offset - 40), offset)) && nameAfter.test(text.slice(end, end + 20));
}

/** Whether the last characters before a word end a sentence. */
function isSentenceStart(before: string): boolean {
  return /(?:^|[.!?…:¿¡]|\n)[\s«"“(¿¡—–\uFFFC-]*$/u.test(before);
}
