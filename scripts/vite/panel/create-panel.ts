import type { DescribedIssue } from "#scripts/check/reporters/describe-issues.ts";
import { panelMarkup } from "./panel-markup.ts";

/** What a page of the development server shows of its issues. */
export interface Panel {
  /** Shows other issues; null while they are being looked for. */
  show(issues: readonly DescribedIssue[] | null): void;
  /** Says that the issues are about to be looked for again. */
  expect(): void;
  /** Looks whether the page is still there. */
  update(): void;
  /** Whether an error stands in the place of the page. */
  hasNoPage(): boolean;
}

/** The stack of an error, which only an error in the place of a page has, and only while developing. */
const details = ".error-page__details";

/** Puts the panel into the document: outside of the body, which belongs to React, and with styles of its own. */
export function createPanel(): Panel {
  const host = document.createElement("issue-panel");
  const root = host.attachShadow({ mode: "open" });
  let issues: readonly DescribedIssue[] | null = null;
  let isStale = false;
  let wasOpened: boolean | undefined;
  let shown = "";

  const hasNoPage = () => document.querySelector(details) !== null;

  function update(): void {
    const hasErrors = issues?.some(({ severity }) => severity === "error") ?? false;
    const markup = panelMarkup({
      // An error that has just come must not be called one of the code because the check is slower.
      issues: isStale && issues?.length === 0 ? null : issues,
      isOpen: wasOpened ?? hasErrors,
      hasNoPage: hasNoPage(),
      details: document.querySelector(details)?.textContent ?? "",
    });
    if (markup !== shown) root.innerHTML = markup;
    shown = markup;
    // A document that is rendered anew loses what does not belong to it.
    if (markup === "") host.remove();
    else if (!host.isConnected) document.documentElement.append(host);
  }

  root.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    wasOpened = button.name === "open";
    update();
    root.querySelector("button")?.focus();
  });

  return {
    show(next) {
      // What is new is worth opening a panel that was folded away.
      if (next?.some((issue) => issue.severity === "error" && !isKnown(issue, issues))) wasOpened = undefined;
      issues = next;
      isStale = false;
      update();
    },
    expect() {
      isStale = true;
    },
    update,
    hasNoPage,
  };
}

function isKnown({ file, code, problem }: DescribedIssue, issues: readonly DescribedIssue[] | null): boolean {
  return issues?.some((other) => other.file === file && other.code === code && other.problem === problem) ?? false;
}
