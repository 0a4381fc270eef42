/** The brand with its bar «|», the thin steel column in the names of all models. */
export function Wordmark({ brand, large = false }: { brand: string; large?: boolean }) {
  return (
    <span className={large ? "wordmark wordmark--large" : "wordmark"}>
      {brand}
      <span className="wordmark__bar" aria-hidden="true" />
    </span>
  );
}
