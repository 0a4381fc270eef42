import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import scss from "postcss-scss";
import stylelint, { type Config } from "stylelint";
import { type AuditFinding, placeOf } from "#scripts/audit/audit-finding.ts";

/** What exists in CSS, but not yet in the lists of the checkers. */
const newer = {
  // CSS Overflow 5: the entry of a table of contents whose section is read.
  pseudoClasses: ["target-current"],
};

/** Names that have to exist, in the sources and in what becomes of them. */
const names: Config["rules"] = {
  "property-no-unknown": true,
  "unit-no-unknown": true,
  "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: newer.pseudoClasses }],
  "selector-pseudo-element-no-unknown": true,
  "selector-type-no-unknown": true,
  "media-feature-name-no-unknown": true,
  "color-no-invalid-hex": true,
  "string-no-newline": true,
  "named-grid-areas-no-invalid": true,
  "function-calc-no-unspaced-operator": true,
  "keyframe-declaration-no-important": true,
  "custom-property-no-missing-var-function": true,
};

/** What browsers get: values and at-rules as well. */
const builtRules: Config["rules"] = {
  ...names,
  "at-rule-no-unknown": true,
  "function-no-unknown": true,
  "declaration-property-value-no-unknown": true,
  "no-invalid-double-slash-comments": true,
  // Its list of what @page may hold has descriptors of its own only, and CSS Page allows margins too.
  "csstree/validator": { atrules: { page: { descriptors: { margin: "<'margin'>" } } } },
};

/**
 * Returns what stylelint and the lexer of csstree refuse in the built sheets, and which names the Sass sources use that
 * CSS does not have. Values of the sources are judged in the sheets: only there their functions have become values.
 *
 * @param root The project's folder.
 * @param client The folder of the built files, from there.
 */
export async function checkStyles(root: string, client: string): Promise<AuditFinding[]> {
  const built = await lint(root, join(client, "assets", "*.css"), {
    plugins: [createRequire(import.meta.url).resolve("stylelint-csstree-validator")],
    rules: builtRules,
  });
  const sources = await lint(root, join("app", "**", "*.scss"), { customSyntax: scss, rules: names });
  return [...built, ...sources];
}

/** @throws Error when a rule or an option of it does not exist. */
async function lint(root: string, pattern: string, config: Config): Promise<AuditFinding[]> {
  const { results } = await stylelint.lint({
    files: resolve(root, pattern).replaceAll("\\", "/"),
    configBasedir: root,
    config,
    quietDeprecationWarnings: true,
    // A site may have no sheet of a kind.
    allowEmptyInput: true,
  });
  const [wrong] = results.flatMap(({ invalidOptionWarnings }) => invalidOptionWarnings);
  if (wrong) throw new Error(wrong.text);
  return results.flatMap(({ source = "", warnings }) =>
    warnings.map(({ line, column, text }) => ({
      rule: "auditStyle",
      place: placeOf(relative(root, source).replaceAll("\\", "/"), line, column),
      values: { detail: text },
    })),
  );
}
