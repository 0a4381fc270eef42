import type { Code } from "mdast";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { bodyIssue, type ContentFile, excerpt, sourceOf } from "#scripts/check/site/content-file.ts";

/** Checks that no paragraph has become code by its indentation, and that every ``` is closed. */
export function checkCode(file: ContentFile): Issue[] {
  return file.nodes.flatMap((node) => {
    if (node.type !== "code") return [];
    if (isUnclosed(file, node)) return [bodyIssue(file, node, "code-indented", { sign: openingSigns(file, node) })];
    return openingSigns(file, node) === ""
      ? [bodyIssue(file, node, "code-indented", { text: excerpt(node.value) })]
      : [];
  });
}

/** Whether code is opened and not closed. */
export function isUnclosed(file: ContentFile, node: Code): boolean {
  const sign = openingSigns(file, node);
  const source = sourceOf(file, node).trimEnd();
  const last = source.slice(source.lastIndexOf("\n") + 1).replace(/^[\s>]*/, "");
  const isClosing = source.includes("\n") && last.startsWith(sign) && last.replaceAll(sign.charAt(0), "") === "";
  return sign !== "" && !isClosing;
}

function openingSigns(file: ContentFile, node: Code): string {
  return /^[>\s]*(`{3,}|~{3,})/.exec(sourceOf(file, node))?.[1] ?? "";
}
