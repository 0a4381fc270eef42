// The same rule as the form's, `app/components/form/email-address.ts`, and, in SQL, `private.is_email_address`; one table
// of cases is read by the tests of all three. A copy, because functions are deployed without `app/`.

/**
 * The name: letters, digits and what RFC 5322 lets stand in an atom, dots anywhere. None begins with what a spreadsheet
 * takes for a formula.
 */
const namePattern = /^(?![=+-])[\p{Alphabetic}\d.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
/** A part of a domain: letters, in Punycode or as they are, digits, and hyphens between them. */
const labelPattern = /^(?!-)[\p{Alphabetic}\d-]{1,63}(?<!-)$/u;
/** The last one begins with a letter, which no part of an IP address does. */
const topLabelPattern = /^\p{Alphabetic}/u;

/** Returns whether a text, without surrounding spaces, can be an email address. */
export function isEmailAddress(text: string): boolean {
  const written = text.trim().normalize("NFC");
  // Mail goes to the plain form of its letters, which may have spaces where the written one has none.
  return isPlainAddress(written) && isPlainAddress(written.normalize("NFKC"));
}

function isPlainAddress(address: string): boolean {
  if (address.length < 6 || address.length > 254) return false;
  const [name = "", domain = "", ...more] = address.split("@");
  const labels = domain.split(".");
  return (
    more.length === 0 &&
    namePattern.test(name) &&
    labels.length > 1 &&
    labels.every((label) => labelPattern.test(label)) &&
    topLabelPattern.test(labels.at(-1) ?? "")
  );
}
