import type { ErrorCode } from "yaml";
import { fieldForms } from "#app/content/fields/field-examples.ts";
import { countNames, rangeNames } from "#app/content/fields/field-limits.ts";
import { yamlReasons } from "#app/content/front-matter/yaml-reasons.ts";
import { invisibleCharacterNames } from "#app/content/text/invisible-characters.ts";

// A record, so that a new error code of the YAML reader does not compile.
const yamlProblems: Readonly<Record<ErrorCode, true>> = {
  ALIAS_PROPS: true,
  BAD_ALIAS: true,
  BAD_COLLECTION_TYPE: true,
  BAD_DIRECTIVE: true,
  BAD_DQ_ESCAPE: true,
  BAD_INDENT: true,
  BAD_PROP_ORDER: true,
  BAD_SCALAR_START: true,
  BLOCK_AS_IMPLICIT_KEY: true,
  BLOCK_IN_FLOW: true,
  DUPLICATE_KEY: true,
  IMPOSSIBLE: true,
  KEY_OVER_1024_CHARS: true,
  MISSING_CHAR: true,
  MULTILINE_IMPLICIT_KEY: true,
  MULTIPLE_ANCHORS: true,
  MULTIPLE_DOCS: true,
  MULTIPLE_TAGS: true,
  NON_STRING_KEY: true,
  RESOURCE_EXHAUSTION: true,
  TAB_AS_INDENT: true,
  TAG_RESOLVE_FAILED: true,
  UNEXPECTED_TOKEN: true,
};

/** Types of field that a schema may expect, as zod calls them, and the measures of plans. */
const fieldTypes = ["string", "number", "int", "millimetres", "boolean", "array", "object", "tuple"];

/** Parser codes for which the general advice is not the best. */
const advisedYamlProblems = ["BAD_DQ_ESCAPE", "DUPLICATE_KEY", "TAB_AS_INDENT"] as const satisfies ErrorCode[];

/**
 * Names in the details of an issue, many of them those of libraries, by the group below `check` in `locales/es.json` that
 * has their words: `yaml.DUPLICATE_KEY` is «este nombre ya está más arriba».
 */
export const detailNames = {
  yaml: [...Object.keys(yamlProblems), ...yamlReasons, "no-fields", "decimal-comma", "anchor-used"],
  yamlAdvice: [...advisedYamlProblems, ...yamlReasons, "no-fields", "decimal-comma", "anchor-used"],
  types: fieldTypes,
  typeAdvice: fieldTypes,
  characters: invisibleCharacterNames,
  forms: fieldForms,
  counts: countNames,
  ranges: rangeNames,
} as const;
