import { fieldForms } from "#app/content/fields/field-examples.ts";
import { countNames, rangeNames } from "#app/content/fields/field-limits.ts";
import { namedYamlErrors } from "#app/content/front-matter/yaml-issues.ts";
import { yamlReasons } from "#app/content/front-matter/yaml-reasons.ts";

/** Types of field that a schema may expect, as zod calls them, and the measures of plans. */
const fieldTypes = ["string", "number", "int", "millimetres", "boolean", "array", "object", "tuple"];

/** Parser codes for which the general advice is not the best. */
const advisedYamlProblems = ["BAD_DQ_ESCAPE", "DUPLICATE_KEY", "TAB_AS_INDENT"] as const;

/**
 * Names in the details of an issue, many of them those of libraries, by the group below `check` in `locales/es.json` that
 * has their words: `yaml.DUPLICATE_KEY` is «este nombre ya está más arriba».
 */
export const detailNames = {
  yaml: [...namedYamlErrors, ...yamlReasons, "no-fields", "decimal-comma", "anchor-used"],
  yamlAdvice: [...advisedYamlProblems, ...yamlReasons, "no-fields", "decimal-comma", "anchor-used"],
  types: fieldTypes,
  typeAdvice: fieldTypes,
  forms: fieldForms,
  counts: countNames,
  ranges: rangeNames,
} as const;
