import type { TFunction } from "i18next";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import type { ProseElement } from "#app/content/markdown/prose-nodes.ts";
import type { SiteData } from "#app/content/schemas/site.ts";

/** Ids of the chapters. */
export const statementChapters = { status: "situacion", failures: "limitaciones", evaluation: "evaluacion" } as const;

/**
 * Returns the chapters of the accessibility statement that say what an evaluation has found: the status, each known
 * failure, and how and when it was evaluated. They are made of the fields of `content/site.yaml` alone, so that the
 * text around them cannot say otherwise; what the company has not said yet is left out.
 */
export function accessibilityStatement(fields: SiteData["accessibility"], t: TFunction): MarkdownBody {
  const { status, evaluated, method, failures, answerDays } = fields;
  const evaluation = [
    evaluated && t("accessibilityStatement.evaluated", { date: { date: evaluated } }),
    method && t("accessibilityStatement.method", { method: withoutStop(method) }),
    answerDays && t("accessibilityStatement.answers", { count: answerDays }),
  ].filter((sentence) => typeof sentence === "string");
  const list: ProseElement = {
    tag: "ul",
    children: failures.map((failure) => ({ tag: "li", children: [failure] })),
  };
  return [
    heading(statementChapters.status, t("accessibilityStatement.heading")),
    paragraph(t(`accessibilityStatement.status.${status}`)),
    ...(failures.length > 0
      ? [heading(statementChapters.failures, t("accessibilityStatement.failuresHeading")), list]
      : []),
    ...(evaluation.length > 0
      ? [heading(statementChapters.evaluation, evaluationHeading(answerDays, t)), paragraph(evaluation.join(" "))]
      : []),
  ];
}

/** Returns a body with the chapters of the statement before its first heading. */
export function withStatement(body: MarkdownBody, statement: MarkdownBody): MarkdownBody {
  const first = body.findIndex(({ tag }) => tag === "h2");
  const at = first < 0 ? body.length : first;
  return [...body.slice(0, at), ...statement, ...body.slice(at)];
}

/** The deadline is named only where there is one. */
function evaluationHeading(answerDays: number | null, t: TFunction): string {
  return answerDays === null
    ? t("accessibilityStatement.evaluationOnlyHeading")
    : t("accessibilityStatement.evaluationHeading");
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, "");
}

function heading(id: string, text: string): ProseElement {
  return { tag: "h2", props: { id }, children: [text] };
}

function paragraph(text: string): ProseElement {
  return { tag: "p", children: [text] };
}
