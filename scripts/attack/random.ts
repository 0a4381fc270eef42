/** A source of chance that gives the same for the same seed, so that every finding can be repeated. */
export interface Random {
  /** Returns a whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<Value>(values: readonly Value[]): Value;
  chance(share: number): boolean;
  bytes(length: number): Buffer;
  /** Returns letters, figures, signs, control characters, halves of surrogate pairs and several scripts. */
  text(length: number): string;
}

const odd = [
  ..."aZ09 %/\\.:;,'\"<>{}[]()&?#=+-_~`^|$@!*\0\t\r\n\u007f\u0085ñÑé€你🏠שم\u200b\u202e\ufeff\ufffd",
  "\ud800",
  "\udfff",
];

/** The generator «mulberry32» of Tommy Ettinger: small, fast and good enough to vary inputs. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }
  function pick<Value>(values: readonly Value[]): Value {
    const value = values[int(0, values.length - 1)];
    if (value === undefined) throw new Error("There is nothing to pick from, or it holds undefined.");
    return value;
  }
  return {
    int,
    pick,
    chance: (share) => next() < share,
    bytes: (length) => Buffer.from(Array.from({ length }, () => int(0, 255))),
    text(length) {
      let text = "";
      for (let count = 0; count < length; count += 1) text += pick(odd);
      return text;
    },
  };
}
