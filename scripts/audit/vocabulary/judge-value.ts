import type { Choices, Vocabulary } from "./schema-org.ts";

/** The form of the values whose type says more than that they are texts, and of numbers and truths. */
const forms: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?$/,
  Time: /^\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?$/,
  Duration: /^P(?!$)(?:\d+Y)?(?:\d+M)?(?:\d+W)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/,
  URL: /^(?:https?:|mailto:|tel:)\S+$/,
  // Anything at all may be named by its URL, as Google's documents do with the pages of breadcrumbs.
  Thing: /^https?:\S+$/,
  Number: /^-?\d+(?:\.\d+)?$/,
  Float: /^-?\d+(?:\.\d+)?$/,
  Integer: /^-?\d+$/,
  Boolean: /^(?:https:\/\/schema\.org\/)?(?:True|False)$/,
};

/** Whether a property with these choices may hold a value of JSON that is no list. */
export function isAllowed(value: unknown, choices: Choices, vocabulary: Vocabulary): boolean {
  if (typeof value === "string") return isTextAllowed(value, choices, vocabulary);
  if (typeof value === "number") return choices.names.some((name) => ["Number", "Float", "Integer"].includes(name));
  if (typeof value === "boolean") return choices.names.includes("Boolean");
  if (typeof value !== "object" || value === null) return false;
  const type: unknown = Reflect.get(value, "@type");
  // One that is only named by its id is described elsewhere.
  if (type === undefined) return "@id" in value && choices.names.includes("IdReference");
  return [type].flat().some((one) => choices.names.some((name) => vocabulary.isKindOf(String(one), name)));
}

function isTextAllowed(text: string, choices: Choices, vocabulary: Vocabulary): boolean {
  if (choices.text || choices.literals.includes(text)) return true;
  return choices.names.some((name) => {
    if (name === "Text") return true;
    const form = forms[name];
    if (form) return form.test(text);
    // A name may be a list of words, as «InStock» of the availability, or that of a type for which a text will do.
    const meaning = vocabulary.meaningOf(name);
    return meaning !== undefined && (meaning.text || meaning.literals.includes(text));
  });
}
