import { isError } from "#app/content/issues.ts";
import { type RuleCode, ruleGroups } from "#app/content/rule-codes.ts";
import { generalTexts } from "#scripts/check/reporters/rule-texts.ts";
import { message } from "#scripts/terminal/messages.ts";

/** Groups of rules that writers and translators can break, with their titles. The others are for whoever builds the site. */
const titles = {
  files: "codesOfFiles",
  fields: "codesOfFields",
  pages: "codesOfPages",
  titles: "codesOfTitles",
  bodies: "codesOfBodies",
  links: "codesOfLinks",
  pictures: "codesOfPictures",
  figures: "codesOfFigures",
  plans: "codesOfPlans",
  locales: "codesOfLocales",
  online: "codesOfOnline",
} as const satisfies Partial<Record<keyof typeof ruleGroups, string>>;

/** Returns the codes that writers and translators meet, with the sentences of the check, as tables in Markdown. */
export function codeTables(): string {
  return Object.entries(titles)
    .map(([group, title]) => {
      const rows = ruleGroups[group as keyof typeof titles].map(rowOf);
      const head = `| ${message("codesCode")} | ${message("codesProblem")} | ${message("codesRemedy")} |\n|---|---|---|`;
      return `### ${message(title)}\n\n${head}\n${rows.join("\n")}\n`;
    })
    .join("\n");
}

function rowOf(code: RuleCode): string {
  const { problem, remedy } = generalTexts(code);
  const name = isError({ code }) ? `\`${code}\`` : `\`${code}\` (${message("codesWarning")})`;
  return `| ${name} | ${asPlainText(problem)} | ${asPlainText(remedy)} |`;
}

/** Returns a sentence as it is read: nothing in it is a mark of Markdown or of HTML. */
function asPlainText(sentence: string): string {
  return sentence
    .replaceAll("….", "…")
    .replaceAll(/[\\|*_`<[\]#]/g, "\\$&")
    .replaceAll("](", "]\\(");
}
