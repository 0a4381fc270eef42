import { useEffect } from "react";
import { fullScreenWindows } from "./full-screen.ts";

const behind = ".skip-link, .site-header, main, .site-footer";

/** Where the open panel fills the screen, nothing behind it can be reached. */
export function usePageBehind(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const media = window.matchMedia(fullScreenWindows);
    function setInert(isInert: boolean): void {
      for (const element of document.querySelectorAll<HTMLElement>(behind)) element.inert = isInert;
    }
    function cover(): void {
      setInert(media.matches);
    }
    cover();
    media.addEventListener("change", cover);
    return () => {
      media.removeEventListener("change", cover);
      setInert(false);
    };
  }, [isOpen]);
}
