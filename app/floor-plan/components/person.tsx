// As tall as `personHeight`, from the ground upwards.
const body = [
  "M-88-1488H88A112 112 0 0 1 200-1376V-848A40 40 0 0 1 120-848V-1300H106",
  "V-44A44 44 0 0 1 18-44V-790H-18V-44A44 44 0 0 1-106-44V-1300H-120",
  "V-848A40 40 0 0 1-200-848V-1376A112 112 0 0 1-88-1488Z",
  "M-108-1642a108 108 0 0 1 216 0a108 108 0 0 1-216 0z",
].join("");

/** A person for scale, standing at `x`. */
export function Person({ x }: { readonly x: number }) {
  return <path className="scale-drawing__person" d={body} transform={`translate(${x})`} />;
}
