/** Returns the link that dials a telephone number: «+34 964 000 000» → `tel:+34964000000`. */
export function telephoneHref(telephone: string): string {
  return `tel:${telephone.replaceAll(/\s/g, "")}`;
}
