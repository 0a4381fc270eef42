import { type ComponentType, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { preload } from "#app/integrations/preload.ts";
import { withTimeout } from "#app/integrations/with-timeout.ts";
import { receiveToasts, type ToastMessage } from "./show-toast.ts";
import type { SonnerToasterProps } from "./sonner-toaster.tsx";

/** Milliseconds that a notice stays. */
const duration = 4000;

/** Notices shown at the same time. One more hides the oldest, whose time runs on. */
const visibleToasts = 3;

/** Milliseconds that a notice waits for the library that moves it. */
const patience = 1000;

const loadSonner = () => import("./sonner-toaster.tsx");

/** Loads what shows notices, as soon as one may be needed. */
export function prepareToasts(): void {
  preload(loadSonner);
}

interface PlainToast extends ToastMessage {
  readonly id: number;
}

/**
 * Where notices appear. The region is in the HTML from the start, or screen readers would miss the first one; the
 * library that moves them comes with the first. Where it cannot be had in time, without a connection say, they appear all
 * the same, only unmoved.
 */
export function ToastRegion() {
  const { t } = useTranslation();
  const [Toaster, setToaster] = useState<ComponentType<SonnerToasterProps>>();
  const [plain, setPlain] = useState<readonly PlainToast[]>([]);
  const count = useRef(0);

  useEffect(() => {
    function showPlain(message: ToastMessage): void {
      count.current += 1;
      const id = count.current;
      setPlain((shown) => [...shown, { ...message, id }].slice(-visibleToasts));
      setTimeout(() => setPlain((shown) => shown.filter((toast) => toast.id !== id)), duration);
    }
    return receiveToasts((message) => {
      withTimeout(patience, loadSonner).then(
        ({ SonnerToaster, showSonnerToast }) => {
          setToaster(() => SonnerToaster);
          showSonnerToast(message);
        },
        () => showPlain(message),
      );
    });
  }, []);

  return (
    <section className="toast-region" aria-label={t("toast.region")} aria-live="polite" aria-relevant="additions text">
      {Toaster && <Toaster duration={duration} visibleToasts={visibleToasts} />}
      {plain.length > 0 && (
        <ol className="toast-region__plain">
          {plain.map(({ id, title, text, isFailure }) => (
            <li className={isFailure ? "toast toast--destructive" : "toast"} key={id}>
              {title && <div className="toast__title">{title}</div>}
              <div className="toast__text">{text}</div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
