/** Letters beside each other on a Spanish keyboard, by row. */
const rows = ["qwertyuiop", "asdfghjklñ", "zxcvbnm"] as const;
const vowels = /[aeiou]/;

/** What two slips cost at most, beyond which nothing is compared. */
const far = 3;

/**
 * Returns how many slips of a hurried hand lie between two words: a letter too many, too few or beside the right one, two
 * in the wrong order. Any other letter counts as two slips: «insolación» is no misspelt «instalación».
 */
export function countSlips(typed: string, meant: string): number {
  if (Math.abs(typed.length - meant.length) >= far) return far;
  let before: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_value, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const [one = "", other = ""] = [typed[row - 1], meant[column - 1]];
      const isSwapped = row > 1 && column > 1 && one === meant[column - 2] && typed[row - 2] === other;
      line.push(
        Math.min(
          (last[column] ?? far) + 1,
          (line[column - 1] ?? far) + 1,
          (last[column - 1] ?? far) + costOf(one, other),
          isSwapped && one !== other ? (before[column - 2] ?? far) + 1 : far,
        ),
      );
    }
    [before, last] = [last, line];
  }
  return Math.min(last[meant.length] ?? far, far);
}

function costOf(typed: string, meant: string): number {
  if (typed === meant) return 0;
  return areNeighbours(typed, meant) ? 1 : 2;
}

function areNeighbours(one: string, other: string): boolean {
  return rows.some((row) => row.includes(one) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1);
}

/** Whether a word is another one without some of its vowels, as in «tngo» and «hpoteca». */
export function lacksVowels(typed: string, meant: string): boolean {
  let place = 0;
  for (const letter of meant) {
    if (typed[place] === letter) place += 1;
    else if (!vowels.test(letter)) return false;
  }
  return place === typed.length && typed.length < meant.length;
}

// What Spanish words begin with, and the longest groups that stand within them.
const beginnings = /^(?:[bcfgpt]r|[bcfgp]l|dr|ch|ll|ps|s[cklmpt]r?)?[^aeiou]?[aeiouy]/;
const withinWords = /(?:[nsrlbmd]s?|[cx])(?:[bcfgpt]r|[bcfgp]l|dr|ch|ll|t|c|p)/g;

/** Whether a word has consonants together as no Spanish word has them: «tngo», «dnde», «grntia». */
export function isUnpronounceable(word: string): boolean {
  return (
    !beginnings.test(word) || /[bcdfgpt][lr]$/.test(word) || /[^aeiouy]{3}/.test(word.replaceAll(withinWords, "nt"))
  );
}

/**
 * Returns a word without letters that a finger held down, and laughter in its shortest form: «holaaa» → «hola»,
 * «jajajaj» → «jaja». Two of the same stay: «ll» and «rr» are letters.
 */
export function withoutRepeats(word: string): string {
  return word.replace(/^([jh][aeio])\1+[jh]?$/, "$1$1").replaceAll(/(.)\1{2,}/gu, "$1");
}
