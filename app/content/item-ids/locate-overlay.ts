import type { Locator } from "#app/content/front-matter/yaml-positions.ts";
import { indexOfItem, isById } from "#app/content/overlay-fields.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";

/**
 * Returns a locator for data that a translation was laid over: it finds fields in the translation, whose items may be
 * fewer and in another order.
 *
 * @param locate Finds the fields of the translation by their paths there.
 * @param laid The data that came out.
 * @param translation Its own data.
 */
export function locateOverlay(locate: Locator, laid: unknown, translation: unknown): Locator {
  const pathThere = (path: FieldPath) => overlayPath(laid, translation, path);
  return {
    key: (path) => locate.key(pathThere(path)),
    value: (path) => locate.value(pathThere(path)),
    has: (path) => locate.has(pathThere(path)),
    isNull: (path) => locate.isNull(pathThere(path)),
  };
}

/** Returns the path of a field in the translation; a place behind the list's end for an item that it leaves out. */
function overlayPath(laid: unknown, translation: unknown, path: FieldPath): FieldPath {
  let [base, overlay] = [laid, translation];
  return path.map((part) => {
    let there = part;
    if (typeof part === "number" && Array.isArray(base) && Array.isArray(overlay) && isById(base, overlay)) {
      const index = indexOfItem(overlay, base[part]);
      there = index < 0 ? overlay.length : index;
    }
    base = fieldOf(base, part);
    overlay = fieldOf(overlay, there);
    return there;
  });
}

function fieldOf(value: unknown, name: PropertyKey): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
