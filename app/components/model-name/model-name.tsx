export interface ModelNameProps {
  /** MOD|ONE */
  readonly name: string;
  /** Class of the bar. */
  readonly barClass: string;
}

/** The name of a model, whose bar «|» is an element of its own, drawn as the steel column. */
export function ModelName({ name, barClass }: ModelNameProps) {
  // The capturing group keeps the bar among the parts.
  const [first, bar, ...rest] = name.split(/(\|)/);
  return (
    <>
      {first}
      {bar && <span className={barClass}>{bar}</span>}
      {rest}
    </>
  );
}
