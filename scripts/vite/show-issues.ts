import { contentChanged } from "./content-changed.ts";
import { type IssueAnswer, type IssueQuestion, issuesAsked, issuesChanged, issuesOfPage } from "./issue-events.ts";
import { createPanel } from "./panel/create-panel.ts";

const panel = createPanel();
let path = "";

function ask(): void {
  path = window.location.pathname;
  const question: IssueQuestion = { path };
  import.meta.hot?.send(issuesAsked, question);
}

import.meta.hot?.on(contentChanged, panel.expect);
import.meta.hot?.on(issuesChanged, ask);
import.meta.hot?.on(issuesOfPage, ({ path: answered, issues }: IssueAnswer) => {
  if (answered === path) panel.show(issues);
});
// The page of a server that could not begin has nothing that could ask for its data again.
for (const event of [issuesChanged, contentChanged]) {
  import.meta.hot?.on(event, () => {
    if (!("__reactRouterDataRouter" in window) && panel.hasNoPage()) window.location.reload();
  });
}

// The visitor has gone to another page, or an error has taken its place.
new MutationObserver(() => {
  if (window.location.pathname !== path) ask();
  panel.update();
}).observe(document.documentElement, { childList: true, subtree: true });
ask();
