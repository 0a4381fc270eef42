import type { TextPiece } from "#scripts/check/texts/text-piece.ts";

/** A way to reach somebody in a text: an email address, a telephone or tax number, or a link of a messenger. */
export interface Contact extends TextPiece {
  /** The same for all forms of a contact: «tel 964123456», «nif b12345678». */
  readonly key: string;
}

const kinds: readonly { readonly pattern: RegExp; readonly keyOf: (found: string) => string }[] = [
  {
    pattern:
      /(?<![\p{L}\p{N}/])(?:(?:https?:\/\/)?(?:www\.|api\.|web\.)?(?:wa\.me|whatsapp\.com|t\.me|telegram\.me|m\.me|signal\.me|msng\.link)\/[^\s<>()"«»”…]+|(?:whatsapp|tg|viber|skype|sgnl|weixin):\/?\/?[^\s<>()"«»”…]+)/giu,
    keyOf: (found) => `link ${found.toLowerCase().replace(/^https?:\/\/(?:www\.)?/, "")}`,
  },
  {
    // Also «ana @ mod.es», «ana (arroba) mod.es» and «ana arroba mod punto es».
    pattern:
      /[\p{L}\p{N}._%+-]{1,64}(?:\s?@\s?|\s?[([{]\s?(?:arroba|at|@)\s?[)\]}]\s?|\sarroba\s)[\p{L}\p{N}-]{1,63}(?:(?:\.|\spunto\s|\s?[([{](?:punto|dot)[)\]}]\s?)[\p{L}\p{N}-]{1,63}){0,4}(?:\.|\spunto\s|\s?[([{](?:punto|dot)[)\]}]\s?)\p{L}{2,24}/giu,
    keyOf: (found) =>
      `mail ${found
        .toLowerCase()
        .replaceAll(/[\s([{]+(?:arroba|at|@)[\s)\]}]+|\s?@\s?/g, "@")
        .replaceAll(/[\s([{]+(?:punto|dot)[\s)\]}]+/g, ".")}`,
  },
  {
    // A Spanish number of nine figures, or one of any country with its code. Whole millions of something are an amount.
    pattern:
      /(?<![\p{L}\p{Nd}_=/-]|[\p{Nd}+][.,\s]?)(?:\(?(?:\+|00)\s?34\)?[\s.·(-]{0,2}|34\s)?(?!\d{3}(?:[\s.]?000){2}\s(?!antes|tras|después)(?:de\s|\p{Ll}{3,}s(?!\p{L})))\(?(?:[6-9]\d{2}(?:\)\s?|\s?[.·–-]\s?|\s?\/\s?(?!\d{3}\/)|\s)?(?:\d{3}[\s.·–-]?\d{3}|\d{2}(?:[\s.·–-]?\d{2}){2})|[89]\d\)?[\s.·–-]\d{3}[\s.·–-]\d{2}[\s.·–-]\d{2})(?![\s.–-]?\p{Nd}|[\p{L}\p{Nd}_/-]|\s?[€%]|\s(?:euros|m²|mm|cm))|(?<![\p{L}\p{Nd}])(?:\+|00)[1-9]\d{0,2}(?:[\s.()-]{1,2}\d{1,5}){2,6}(?!\p{Nd})|(?<![\p{L}\p{Nd}])\+[1-9]\d{7,14}(?!\p{Nd})/gu,
    keyOf: (found) => `tel ${found.replaceAll(/\D/g, "").replace(/^(?:00)?34(?=\d{9}$)/, "")}`,
  },
  {
    // The tax number of a company, a person or a foreigner.
    pattern:
      /(?<![\p{L}\p{N}])(?:[A-HJNP-SUVW][\s.-]?\d{2}[.\s]?\d{3}[.\s]?\d{2}[\s.-]?[\dA-J]|\d{2}\.?\d{3}\.?\d{3}[\s-]?[A-HJ-NP-TV-Z]|[XYZ][\s-]?\d{7}[\s-]?[A-HJ-NP-TV-Z])(?![\p{L}\p{N}])/gu,
    keyOf: (found) => `nif ${found.toLowerCase().replaceAll(/[\s.-]/g, "")}`,
  },
];

/** Returns the contacts of a text, in the order of the text. */
export function findContacts(text: string): Contact[] {
  if (!/@|\/|:|\d{2}|arroba|[([{]at/i.test(text)) return [];
  return kinds
    .flatMap(({ pattern, keyOf }) =>
      [...text.matchAll(pattern)].map(({ 0: written, index: offset }) => {
        const found = written.replace(/[.,;:]+$/, "");
        return { found, offset, key: keyOf(found) };
      }),
    )
    .sort((a, b) => a.offset - b.offset)
    .filter(({ offset }, index, all) =>
      all.slice(Math.max(0, index - 3), index).every((before) => before.offset + before.found.length <= offset),
    );
}
