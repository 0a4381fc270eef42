/**
 * Designs that are kept on the device, each as its fragment. Whatever storage holds is read as far as it can be, since
 * other versions of the site and other programs may have written it.
 */

/** A design with the name that a visitor gave it. */
export interface NamedDesign {
  readonly name: string;
  readonly fragment: string;
}

export interface SavedDesigns {
  /** The one that was changed last, in whichever tab. */
  readonly last?: string | undefined;
  /** The one that was the last before it, if that was made elsewhere: in another tab, or before a link was opened. */
  readonly other?: string | undefined;
  /** The newest first, at most `maxNamed`. No two have the same name. */
  readonly named: readonly NamedDesign[];
}

/** The key in `localStorage`, which /cookies declares. */
const storageKey = "designer";

/** How many named designs are kept: one more asks which of them goes. */
export const maxNamed = 10;

/** The longest name, in letters. */
export const maxNameLength = 60;

/** Returns what the device has stored; an empty text where it has nothing or refuses. */
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
 * @returns false where it refuses, in a private window or when its storage is full.
 */
export function storeDesigns(saved: SavedDesigns): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}

/** Returns the designs of a stored text, without entries that are none. */
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
 * Returns what is kept after a design has been changed. A last one that this tab has not made stays as the other one,
 * so that nothing is lost silently.
 *
 * @param own the last one as this tab has stored it; undefined if it has stored none
 */
export function keepLast(saved: SavedDesigns, fragment: string, own: string | undefined): SavedDesigns {
  const isForeign = saved.last !== undefined && saved.last !== own && saved.last !== fragment;
  return { ...saved, last: fragment, ...(isForeign && { other: saved.last }) };
}

/**
 * Returns what is kept with a named design in front, instead of one of the same name.
 *
 * @param instead the name of a further one that goes
 */
export function keepNamed(saved: SavedDesigns, design: NamedDesign, instead?: string): SavedDesigns {
  const others = saved.named.filter(({ name }) => name !== design.name && name !== instead);
  return { ...saved, named: [design, ...others].slice(0, maxNamed) };
}

/** Returns what is kept with another name for a named design, which keeps its place. */
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
