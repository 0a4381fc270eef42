import { KeepDesign } from "./keep-design.tsx";
import { KeptDesigns } from "./kept-designs.tsx";
import { ShareLink } from "./share-link.tsx";

/** The design as a link, and what is kept on this device. */
export function SharePanel() {
  return (
    <div className="designer-share">
      <ShareLink />
      <KeepDesign />
      <KeptDesigns />
    </div>
  );
}
