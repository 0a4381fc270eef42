export interface ModelNameProps {
  /** MOD|ONE */
  readonly name: string;
  /** Class of the post. */
  readonly postClass: string;
}

/** The name of a model, whose post «|» is an element of its own, drawn as the steel column. */
export function ModelName({ name, postClass }: ModelNameProps) {
  // The capturing group keeps the post among the parts.
  const [first, post, ...rest] = name.split(/(\|)/);
  return (
    <>
      {first}
      {post && <span className={postClass}>{post}</span>}
      {rest}
    </>
  );
}
