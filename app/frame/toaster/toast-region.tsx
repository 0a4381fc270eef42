import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "#app/components/store/create-store.ts";
import { shownToasts, type ToastMessage } from "./show-toast.ts";

const durationMs = 4000;

/**
 * Shows toasts, the newest first. The live region is in the HTML from the start, because screen readers miss what is
 * inserted together with its region.
 */
export function ToastRegion() {
  const { t } = useTranslation();
  const toasts = useStore(shownToasts);
  const [isHovered, setHovered] = useState(false);
  const isHidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );

  return (
    <section
      className="toast-region not-printed"
      aria-label={t("toast.region")}
      aria-live="polite"
      aria-relevant="additions text"
    >
      {toasts.length > 0 && (
        <ol
          className="toast-region__list"
          onPointerEnter={({ pointerType }) => setHovered(pointerType !== "touch")}
          onPointerLeave={() => setHovered(false)}
        >
          {toasts.map(({ id, ...message }) => (
            <Toast
              {...message}
              isPaused={isHovered || isHidden}
              onClose={() => shownToasts.set(shownToasts.get().filter((toast) => toast.id !== id))}
              key={id}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface ToastProps extends ToastMessage {
  /** Stops the time while somebody reads the toast or cannot see it; afterwards the full time starts again. */
  readonly isPaused: boolean;
  readonly onClose: () => void;
}

function Toast({ title, text, isFailure, isPaused, onClose }: ToastProps) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => close(), durationMs);
    return () => clearTimeout(timer);
  }, [isPaused]);

  return (
    <li className={isFailure ? "toast toast--destructive" : "toast"}>
      {title && <div className="toast__title type-button">{title}</div>}
      <div className="toast__text type-caption">{text}</div>
    </li>
  );
}

function watchVisibility(callback: () => void): () => void {
  document.addEventListener("visibilitychange", callback);
  return () => document.removeEventListener("visibilitychange", callback);
}
