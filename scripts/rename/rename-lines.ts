import { message } from "#scripts/cli/messages.ts";
import type { RenamePlan } from "./plan-rename.ts";

/** Returns what a rename has changed, as lines for the terminal. */
export function renameLines({ moves, paths, alias, places }: RenamePlan): string[] {
  return [
    ...[...moves].map(([from, to]) => message("mvMoved", { from, to })),
    ...[...paths].map(([from, to]) => message("mvPath", { from, to })),
    ...(paths.size === 0 ? [] : [alias === undefined ? message("mvNoAlias") : message("mvAlias", { alias })]),
    ...(places.size === 0
      ? [message("mvNoLinks")]
      : [message("mvLinks"), ...[...places].map(([file, count]) => message("mvLinksOf", { file, count }))]),
    message("mvDone"),
  ];
}
