import type { ApplicationGridProps } from "#app/components/cards/application-grid.tsx";

/** Uses of one kind: «Trabajar», «Vender». */
export interface UseGroup extends Pick<ApplicationGridProps, "cards"> {
  /** The fragment of its section. */
  readonly id: string;
  readonly title: string;
  readonly intro: string;
}

/** Returns groups with the fragments of their sections: two may have one title, which may be in any letters. */
export function withFragments<Group>(groups: readonly Group[]): (Group & Pick<UseGroup, "id">)[] {
  return groups.map((group, index) => ({ ...group, id: `uses-${index + 1}` }));
}
