import { type IconName, iconDrawings } from "./icon-drawings.ts";

/** A decorative line drawing in the colour of the surrounding text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={iconDrawings[name]} />
    </svg>
  );
}
