import { type IconName, iconDrawings, isPointing } from "./icon-drawings.ts";

/** A decorative line drawing in the colour of the surrounding text. */
export function Icon({ name }: { name: IconName }) {
  const drawing = iconDrawings[name];
  const className = isPointing(drawing) ? "icon icon--pointing" : "icon";
  return (
    <svg className={className} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}
