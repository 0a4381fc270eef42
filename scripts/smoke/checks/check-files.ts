import { extname } from "node:path";
import { mediaTypes } from "#scripts/hosting/media-types.ts";
import { forEachOf, statusOf } from "#scripts/smoke/ask-site.ts";
import { isText } from "#scripts/smoke/expected-site.ts";
import type { SmokeFinding } from "#scripts/smoke/smoke-finding.ts";
import type { SmokeTarget } from "#scripts/smoke/smoke-target.ts";

/**
 * Checks the files beside the pages: feeds, sitemap, robots.txt, catalogues and the like are those of the project.
 *
 * @param left Paths of files whose content is no matter.
 */
export async function checkFiles(target: SmokeTarget, left: readonly string[]): Promise<SmokeFinding[]> {
  const { origin, expected, ask } = target;
  const found = await forEachOf(expected.files, async (file): Promise<SmokeFinding[]> => {
    const url = origin + encodeURI(file);
    const isCompared = isText(file) && !left.includes(file);
    const answer = await ask(url, { method: isCompared ? "GET" : "HEAD" });
    if (answer?.status !== 200) return [{ rule: "smokeFileMissing", values: { url, status: statusOf(answer), file } }];
    if (isCompared && answer.text !== expected.read(file)) return [{ rule: "smokeFileOld", values: { url } }];
    return checkType(url, file, answer.headers);
  });
  return found.flat();
}

/** Checks that the files which the deployed pages name are there, as what they are. */
export async function checkAssets(target: SmokeTarget, files: readonly string[]): Promise<SmokeFinding[]> {
  const { origin, expected, ask } = target;
  const others = files.filter((file) => !expected.files.includes(decodeURI(file)));
  const found = await forEachOf(others, async (file): Promise<SmokeFinding[]> => {
    const url = origin + file;
    const answer = await ask(url, { method: "HEAD" });
    if (answer?.status !== 200) return [{ rule: "smokeAsset", values: { url, status: statusOf(answer) } }];
    const wrongType = checkType(url, file, answer.headers);
    if (wrongType.length > 0) return wrongType;
    const isPlain = expected.isCompressed(decodeURI(file)) && !answer.headers.has("content-encoding");
    return isPlain ? [{ rule: "smokeUncompressed", values: { url } }] : [];
  });
  return found.flat();
}

/** Browsers refuse scripts and styles of another type than their own. */
function checkType(url: string, file: string, headers: Headers): SmokeFinding[] {
  const expected = mediaTypes[extname(file).slice(1)];
  const found = headers.get("content-type") ?? "";
  if (expected === undefined || essenceOf(found) === essenceOf(expected)) return [];
  return [{ rule: "smokeFileType", values: { url, found: found || "—", expected: essenceOf(expected) } }];
}

/** `text/html; charset=utf-8` → `text/html`; what has had two names gets one. */
function essenceOf(type: string): string {
  const name = type.split(";")[0]?.trim().toLowerCase() ?? "";
  const names: Readonly<Record<string, string>> = {
    "application/javascript": "text/javascript",
    "text/xml": "application/xml",
    "image/vnd.microsoft.icon": "image/x-icon",
  };
  return names[name] ?? name;
}
