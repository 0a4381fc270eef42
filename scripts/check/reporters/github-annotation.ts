import type { DescribedIssue } from "./describe-issues.ts";

/**
 * Returns the line that makes GitHub show an issue beside the line of its file, when a step of a workflow prints it:
 * `::error file=content/site.yaml,line=3,col=5,title=field-unknown::El campo…`
 */
export function githubAnnotation({ file, line, column, code, severity, problem, remedy }: DescribedIssue): string {
  const place = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(code)}`;
  return `::${severity} ${place}::${escapeText(`${problem} ${remedy}`)}`;
}

/** As GitHub's own toolkit does it: a line end would end the command, and «%» begins an escape. */
function escapeText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
