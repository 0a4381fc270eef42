import type { Code } from "mdast";
import type { Issue } from "#app/content/issues.ts";
import { bodyIssue, bodyNodes } from "#scripts/check/content/body-nodes.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";

/** Checks that code between two lines of ``` has the second one: without it the rest of the text becomes code. */
export function checkUnclosedCode(file: ContentFile): Issue[] {
  return unclosedCode(file).map((node) => bodyIssue(file, node, "code-unclosed", { sign: openingSigns(file, node) }));
}

/** Returns the code of a body that is opened and not closed. */
export function unclosedCode(file: ContentFile): Code[] {
  return bodyNodes(file).filter((node): node is Code => {
    if (node.type !== "code") return false;
    const sign = openingSigns(file, node);
    const source = sourceOf(file, node).trimEnd();
    const last = source.slice(source.lastIndexOf("\n") + 1).replace(/^[\s>]*/, "");
    const isClosing = source.includes("\n") && last.startsWith(sign) && last.replaceAll(sign.charAt(0), "") === "";
    return sign !== "" && !isClosing;
  });
}

function openingSigns(file: ContentFile, node: Code): string {
  return /^(?:`{3,}|~{3,})/.exec(sourceOf(file, node))?.[0] ?? "";
}

function sourceOf({ body }: ContentFile, { position }: Code): string {
  return body.slice(position?.start.offset, position?.end.offset);
}
