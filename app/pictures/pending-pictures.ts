import type { z } from "zod";
import { slotsAt } from "./slot-registry.ts";

/** Source in a field whose picture is not named yet. */
export const pendingPicture = "pending.jpg";

/**
 * Returns a copy of `data` with a placeholder for each missing picture, so that a page can be shown before its pictures
 * exist; `data` itself if no picture is missing. Other issues stay.
 */
export function fillPendingPictures(data: unknown, schema: z.ZodType): unknown {
  const result = schema.safeParse(data);
  if (result.success) return data;
  const missing = result.error.issues.filter(
    ({ code, path }) =>
      code === "invalid_type" && slotsAt(schema, path).length > 0 && valueAt(data, path) === undefined,
  );
  if (missing.length === 0) return data;
  const filled: unknown = structuredClone(data);
  for (const { path } of missing) {
    const parent = valueAt(filled, path.slice(0, -1));
    if (isRecord(parent)) parent[String(path.at(-1))] = { src: pendingPicture, alt: "" };
  }
  return filled;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, part) => (isRecord(value) ? value[String(part)] : undefined), data);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
