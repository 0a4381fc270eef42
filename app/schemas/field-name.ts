import type es from "#locales/es.json";

type Explanations = (typeof es)["fields"];
type Subject = keyof Explanations;

/**
 * Names a field's explanation for writers: a key below `fields` in `locales/es.json`. Schemas carry it as their
 * description; editors and new files show the sentence itself.
 */
export type FieldName = { [Name in Subject]: `fields.${Name}.${keyof Explanations[Name] & string}` }[Subject];
