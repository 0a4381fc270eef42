/** The brand with its post «|», the thin steel column in the names of all models. */
export function Wordmark({ brand, giant = false }: { brand: string; giant?: boolean }) {
  return (
    <span className={giant ? "wordmark wordmark--giant" : "wordmark"}>
      {brand}
      <span className="wordmark__post" aria-hidden="true" />
    </span>
  );
}
