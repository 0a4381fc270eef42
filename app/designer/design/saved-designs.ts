/**
 * Designs that are kept on the device, each as its fragment. Other versions of the site and other programs may have
 * written to the storage, so its content is read as far as possible.
 */

/** A design with the name that a visitor gave it. */
export interface NamedDesign {
  readonly name: string;
  readonly fragment: string;
}

export interface SavedDesigns {
  /** The design that was changed last, in any tab. */
  readonly last?: string | undefined;
  /** The last design before it, if that was made elsewhere: in another tab, or before a link was opened. */
  readonly other?: string | undefined;
  /** At most `maxNamed`, the newest first, each with a name of its own. */
  readonly named: readonly NamedDesign[];
}

/** The key in `localStorage`, which /cookies declares. */
const storageKey = "designer";

/** The largest number of named designs; one more has to replace another. */
export const maxNamed = 10;

/** The length of the longest name, in characters. */
export const maxNameLength = 60;

/** Returns what the device has stored; an empty text if it has nothing or refuses. */
export function readStoredDesigns(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    // A private window: the visitor is told when something is to be stored.
    return "";
  }
}

/**
 * Stores designs on the device.
 *
 * @returns false if it refuses, in a private window or with a full storage
 */
export function storeDesigns(saved: SavedDesigns): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}

/** Returns the designs of a stored text. Entries that are no designs are left out. */
export function parseSavedDesigns(stored: string): SavedDesigns {
  const { last, other, named } = parseObject(stored);
  const names = new Set<string>();
  return {
    last: typeof last === "string" ? last : undefined,
    other: typeof other === "string" ? other : undefined,
    named: (Array.isArray(named) ? named : [])
      .filter(isNamedDesign)
      .filter(({ name }) => names.size < names.add(name).size)
      .slice(0, maxNamed),
  };
}

/**
 * Returns what is kept after a design has been changed. A last design that was made elsewhere becomes the other one, so
 * that nothing is lost silently.
 *
 * @param own the last design as this tab has stored it; undefined if it has stored none
 */
export function keepLast(saved: SavedDesigns, fragment: string, own: string | undefined): SavedDesigns {
  const isForeign = saved.last !== undefined && saved.last !== own && saved.last !== fragment;
  return { ...saved, last: fragment, ...(isForeign && { other: saved.last }) };
}

/**
 * Returns what is kept with a named design at the front, in place of one with the same name.
 *
 * @param instead the name of another design to be removed
 */
export function keepNamed(saved: SavedDesigns, design: NamedDesign, instead?: string): SavedDesigns {
  const others = saved.named.filter(({ name }) => name !== design.name && name !== instead);
  return { ...saved, named: [design, ...others].slice(0, maxNamed) };
}

/** Returns what is kept with a named design renamed in its place. */
export function renameDesign(saved: SavedDesigns, name: string, newName: string): SavedDesigns {
  const isTaken = saved.named.some((design) => design.name === newName);
  if (isTaken) return saved;
  return {
    ...saved,
    named: saved.named.map((design) => (design.name === name ? { ...design, name: newName } : design)),
  };
}

/** Returns what is kept without a named design. */
export function deleteDesign(saved: SavedDesigns, name: string): SavedDesigns {
  return { ...saved, named: saved.named.filter((design) => design.name !== name) };
}

function parseObject(stored: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isNamedDesign(value: unknown): value is NamedDesign {
  return isObject(value) && typeof value.name === "string" && typeof value.fragment === "string";
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
