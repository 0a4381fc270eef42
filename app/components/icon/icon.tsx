import { type IconName, iconDrawings } from "./icon-drawings.ts";

/** A line drawing in the colour of the text around it. It says nothing by itself: the words stand beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={iconDrawings[name]} />
    </svg>
  );
}
